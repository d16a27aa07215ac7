import type { Row } from '../../src/report/table.ts';

/** Result for one machine: its plan, or the line that refuses it. */
export interface Outcome {
  machine: string;
  row?: Row;
  refused?: string;
  /** It was planned with an emulated browser. */
  needsBrowser?: boolean;
}

export interface Planned {
  repository: string;
  commit: string;
  outcomes: readonly Outcome[];
}

/** Labels of transitions have an arrow; the other targets have none. */
export const openOf = ({ row }: Outcome) =>
  row?.model.unreachable.filter(({ target }) => target.includes('→')) ?? [];

export interface Sum {
  machines: number;
  accepted: number;
  transitions: number;
  covered: number;
}

export function sumOf(outcomes: readonly Outcome[]): Sum {
  const total = (of: (outcome: Outcome) => number) => outcomes.reduce((sum, each) => sum + of(each), 0);
  return {
    machines: outcomes.length,
    accepted: total(({ row }) => Number(row !== undefined)),
    transitions: total(({ row }) => row?.transitions ?? 0),
    covered: total(({ row }) => row?.transitionsCovered ?? 0),
  };
}

const percent = ({ covered, transitions }: Sum) =>
  transitions === 0 ? '-' : `${Math.floor((1_000 * covered) / transitions) / 10} %`;

/** The page of the documentation: sums by repository, all machines, and what is open with the reasons. */
export function machinesText(planned: readonly Planned[]): string {
  return pageText(planned.map((each) => partOf(each)));
}

/** The page with these repositories anew, and those of the former page that are not among them as they are. */
export function mergedText(page: string, planned: readonly Planned[]): string {
  const anew = new Map(planned.map((each) => [each.repository, partOf(each)]));
  const kept = partsIn(page).map((part) => anew.get(part.repository) ?? part);
  const added = [...anew.values()].filter(
    ({ repository }) => !kept.some((part) => part.repository === repository),
  );
  return pageText([...kept, ...added]);
}

/** A repository on the page. */
interface Part {
  repository: string;
  commit: string;
  sum: Sum;
  lines: string[];
}

const partOf = (planned: Planned): Part => {
  const { commit, outcomes, repository } = planned;
  return { repository, commit, sum: sumOf(outcomes), lines: repositoryLines(planned) };
};

function partsIn(page: string): Part[] {
  const sections = page.split(/\n(?=## )/).slice(1);
  const rows = page.matchAll(
    /^\| \[(.+?)\]\(.*\/tree\/(.+?)\) \| (\d+) of (\d+) \| (\d+) of (\d+) \| .* \|$/gm,
  );
  return [...rows].map(([, repository = '', commit = '', ...figures]) => {
    const [accepted = 0, machines = 0, covered = 0, transitions = 0] = figures.map(Number);
    const section = sections.find((each) => each.startsWith(`## ${repository}\n`)) ?? '';
    const lines = ['', ...section.trimEnd().split('\n')];
    return { repository, commit, sum: { accepted, machines, covered, transitions }, lines };
  });
}

function pageText(parts: readonly Part[]): string {
  const sums = parts.map(({ commit, repository, sum }) => {
    const link = `[${repository}](https://github.com/${repository}/tree/${commit})`;
    return `| ${link} | ${sum.accepted} of ${sum.machines} | ${sum.covered} of ${sum.transitions} | ${percent(sum)} |`;
  });
  const total = (of: keyof Sum) => parts.reduce((all, { sum }) => all + sum[of], 0);
  const all: Sum = {
    machines: total('machines'),
    accepted: total('accepted'),
    transitions: total('transitions'),
    covered: total('covered'),
  };
  return [
    '# Machines of other projects',
    '',
    'Machines that were not written for this tool, with samples as `scaffold` writes them and nothing added.',
    'A machine is accepted if it is loaded, explored and planned. `qa/tests/other-machines/report.ts` writes this page.',
    'What is open is mostly behind forms that must be valid as a whole, games that must be won, browser objects, and guards',
    'that can never hold: each is listed with its reason.',
    '',
    '| repository | accepted | transitions covered | share |',
    '|---|---|---|---|',
    ...sums,
    `| all | ${all.accepted} of ${all.machines} | ${all.covered} of ${all.transitions} | ${percent(all)} |`,
    ...parts.flatMap(({ lines }) => lines),
    '',
  ].join('\n');
}

function repositoryLines({ outcomes, repository }: Planned): string[] {
  const open = outcomes.flatMap((outcome) =>
    openOf(outcome).map(
      ({ reason, target }) => `| ${nameOf(outcome.machine)} | ${cell(target)} | ${cell(reason)} |`,
    ),
  );
  return [
    '',
    `## ${repository}`,
    '',
    '| machine | states | transitions covered | steps | remark |',
    '|---|---|---|---|---|',
    ...outcomes.map(machineLine),
    ...(open.length > 0
      ? ['', 'Open transitions:', '', '| machine | transition | reason |', '|---|---|---|', ...open]
      : []),
  ];
}

function machineLine(outcome: Outcome): string {
  const { machine, needsBrowser = false, refused = '', row } = outcome;
  if (!row) return `| ${nameOf(machine)} | | | | refused: ${cell(refused)} |`;
  const { exceeded, faults = [] } = row;
  const remarks = [
    ...(needsBrowser ? ['with `--setup` of a file that emulates a browser'] : []),
    ...(exceeded === undefined ? [] : [`exploration ${exceeded}`]),
    ...faults.map((fault) => `the machine fails: ${errorOf(fault)}`),
  ];
  const { covered, transitions } = sumOf([outcome]);
  return `| ${nameOf(machine)} | ${row.states} | ${covered} of ${transitions} | ${row.steps} | ${cell(remarks.join('; '))} |`;
}

/**
 * The error of a fault line, with the event that first led to it. An event with a payload is left out, since payloads
 * can be long; one that was shortened ends with an ellipsis.
 */
function errorOf(fault: string): string {
  const withoutPayload = fault.replace(/^.*? \{.*?[}…]: /, '');
  const error = withoutPayload.split(': ').slice(-2).join(': ');
  return error.length > MAX_LENGTH ? `${error.slice(0, MAX_LENGTH)}…` : error;
}
const MAX_LENGTH = 120;

const nameOf = (machine: string) => `\`${machine}\``;
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
