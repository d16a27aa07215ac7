import { type Finding, isFailure, type Note, type Verdict } from './finding.ts';

const verdicts: Record<Verdict, string> = {
  right: 'right',
  quirk: 'accepted, in another form',
  refused: 'refused',
  failed: 'answered by a failure code',
  missing: 'missing',
  notSent: 'not sent: it changes something, or needs what only a person knows',
};
const order: readonly Verdict[] = ['refused', 'failed', 'missing', 'quirk', 'right', 'notSent'];

const noteText = ({ path, expected, seen }: Note): string =>
  `${path || 'data'}: expected ${expected}, seen ${seen}`;

export const summary = (findings: readonly Finding[]): Record<Verdict, number> =>
  Object.fromEntries(
    order.map((verdict) => [verdict, findings.filter((finding) => finding.verdict === verdict).length]),
  ) as Record<Verdict, number>;

export const textReport = (findings: readonly Finding[]): string => {
  const lines = order
    .filter((verdict) => verdict !== 'notSent')
    .flatMap((verdict) => {
      const those = findings.filter((finding) => finding.verdict === verdict);
      if (those.length === 0) return [];
      return [
        `${verdicts[verdict]}:`,
        ...those.flatMap(({ subject, notes, loss, isEssential }) => [
          `  ${subject}${isEssential && verdict !== 'right' ? ' (essential)' : ''}${loss ? `: ${loss}` : ''}`,
          ...notes.map((note) => `    ${noteText(note)}`),
        ]),
      ];
    });
  const counts = summary(findings);
  const total = order.map((verdict) => `${counts[verdict]} ${verdict === 'notSent' ? 'not sent' : verdict}`);
  return [...lines, '', total.join(', '), ''].join('\n');
};

export const jsonReport = (findings: readonly Finding[]): string =>
  `${JSON.stringify({ summary: summary(findings), findings }, null, 2)}\n`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const junitReport = (findings: readonly Finding[]): string => {
  const counted = findings.filter(({ verdict }) => verdict !== 'notSent');
  const cases = findings.map((finding) => {
    const name = `<testcase classname="gamehall conform" name="${escaped(finding.subject)}"`;
    if (finding.verdict === 'notSent') return `  ${name}><skipped/></testcase>`;
    const text = [finding.loss ?? '', ...finding.notes.map(noteText)].filter(Boolean).join('\n');
    if (isFailure(finding))
      return `  ${name}><failure message="${verdicts[finding.verdict]}">${escaped(text)}</failure></testcase>`;
    return text ? `  ${name}><system-out>${escaped(text)}</system-out></testcase>` : `  ${name}/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="gamehall conform" tests="${findings.length}" failures="${counted.filter(isFailure).length}" skipped="${findings.length - counted.length}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
};

export const htmlReport = (findings: readonly Finding[]): string => {
  const sorted = findings.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  const rows = sorted.map(
    ({ subject, verdict, notes, loss, isEssential }) =>
      `<tr><td>${escaped(subject)}</td><td>${verdicts[verdict]}${isEssential ? ', essential' : ''}</td><td>${escaped(loss ?? '')}</td><td>${notes.map((note) => escaped(noteText(note))).join('<br>')}</td></tr>`,
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Conformance of a back end</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.3rem .6rem;text-align:left;vertical-align:top}</style></head>
<body><h1>Conformance of a back end</h1>
<table><thead><tr><th>subject</th><th>verdict</th><th>what members lose</th><th>notes</th></tr></thead><tbody>
${rows.join('\n')}
</tbody></table></body></html>
`;
};
