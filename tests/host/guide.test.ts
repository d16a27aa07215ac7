import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/call.ts';
import { endpoints } from '#contract/endpoints.ts';
import { judge } from '#host/conform/judge.ts';
import { essentialCalls } from '#host/documents/call-notes.ts';
import { startMinimalBackend } from '#tests/support/minimal-backend.ts';

/** The lines of the guide that a shell runs, in their order. */
const lines = [...readFileSync('docs/integrating.md', 'utf8').matchAll(/```sh\n(.*?)```/gs)].flatMap(
  ([, block]) => (block as string).trim().split('\n'),
);
const urlOf = (line: string) => /\$API(\/\S+)/.exec(line)?.[1] ?? '';

/** What each line got, by its URL. */
const answers = new Map<string, string>();
let backEnd: Awaited<ReturnType<typeof startMinimalBackend>>;

beforeAll(async () => {
  backEnd = await startMinimalBackend({ CAPTCHA_ANSWER: '1234' });
  // In place of curl a function that also prints the URL and the answer for the test.
  const script = [
    'curl() { local body; body=$(command curl "$@"); printf "%s %s\\n" "$2" "$body" >&2; printf "%s" "$body"; }',
    ...lines,
  ].join('\n');
  const { stderr } = await promisify(execFile)('bash', ['-euc', script], {
    env: { ...process.env, API: backEnd.url },
  });
  for (const line of stderr.trim().split('\n')) {
    const [url = '', ...body] = line.split(' ');
    answers.set(url.replace(backEnd.url, ''), body.join(' '));
  }
}, 60_000);
afterAll(() => backEnd.stop());

test.each(lines)('line of the guide is answered as the contract has it: %s', (line) => {
  const url = urlOf(line);
  const endpoint = Object.values(endpoints).find((each) => each.url === url) as Endpoint;
  const text = answers.get(url) ?? '';
  const request = JSON.parse(text);
  expect(judge(endpoint, { status: 200, text, body: request })).toMatchObject({
    verdict: 'right',
    notes: [],
  });
});

/** The answers that the guide shows below its lines, by the URL of the line. */
const shownAnswers = [
  ...readFileSync('docs/integrating.md', 'utf8').matchAll(/```sh\n(.*?)```\n\n.*?\n\n```json\n(.*?)```/gs),
].flatMap(([, asked, answered]) => {
  const below = (answered as string).trim().split('\n');
  return (asked as string)
    .trim()
    .split('\n')
    .map((line, index): [string, string] => [urlOf(line), below[index] ?? '']);
});

test('guide shows an answer to each of its lines', () => {
  expect(shownAnswers.map(([url]) => url)).toEqual(lines.map(urlOf));
});

test.each(shownAnswers)(
  'answer of the guide to %s is right, with the fields of the minimal back end',
  (url, text) => {
    const endpoint = Object.values(endpoints).find((each) => each.url === url) as Endpoint;
    const data = JSON.parse(text);
    const body = { code: 100, message: '', data };
    expect(judge(endpoint, { status: 200, text, body })).toMatchObject({ verdict: 'right', notes: [] });
    expect(fieldsOf(data)).toEqual(fieldsOf(JSON.parse(answers.get(url) ?? '').data));
  },
);

/** The paths of the fields in data, whatever their values. */
const fieldsOf = (data: unknown, at = ''): string[] =>
  typeof data !== 'object' || data === null
    ? [at]
    : Object.entries(data)
        .toSorted()
        .flatMap(([key, value]) => fieldsOf(value, `${at}.${key}`));

test('guide has a line for every call without which there is no page, sign-in, game or deposit', () => {
  const shown = lines.map(urlOf);
  const needed = essentialCalls
    .flatMap(({ paths }) => paths)
    .map((path) => (endpoints as Record<string, Endpoint>)[path]?.url);
  expect(needed.filter((url) => !shown.includes(url ?? ''))).toEqual([]);
});
