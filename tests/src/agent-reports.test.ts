import { expect, test } from 'vitest';
import { readResult } from '#contract/call.ts';
import { agentOperation } from '#contract/endpoints/agents/reports.ts';
import {
  changeOf,
  operationBody,
  pageOf,
  readOnce,
  readOperationSearch,
  rowsOf,
  sortRows,
} from '#src/features/agents/reports/reports.ts';
import { chartTicks, labelInterval } from '#src/ui/ColumnChart.tsx';

test.each([
  [[0, 0], [0]],
  [[], [0]],
  [
    [null, 3],
    [0, 1, 2, 3],
  ],
  [
    [310_000, -130_000],
    [-200_000, 0, 200_000, 400_000],
  ],
  [
    [-500, -20],
    [-500, -400, -300, -200, -100, 0],
  ],
  [
    [1e14, 1],
    [0, 2e13, 4e13, 6e13, 8e13, 1e14],
  ],
])('lines of a chart of %j are %j', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

test('lines of a chart contain all values and are few', () => {
  for (let spread = 1; spread < 1e13; spread = spread * 3 + 1)
    for (const low of [0, -1, -spread, -spread * 7]) {
      const ticks = chartTicks([spread, low]);
      expect(ticks.length).toBeLessThanOrEqual(7);
      expect(ticks).toContain(0);
      expect(Math.min(...ticks)).toBeLessThanOrEqual(low);
      expect(Math.max(...ticks)).toBeGreaterThanOrEqual(spread);
    }
});

test.each([
  [7, 7, 1],
  [30, 7, 5],
  [93, 31, 3],
])(
  'chart of %i columns with room for %i labels has one at every %ith column',
  (count, maxLabels, interval) => {
    expect(labelInterval(count, maxLabels)).toBe(interval);
  },
);

test.each([
  [1124, 1000, 124],
  [1000, 1000, 0],
  [0, 1000, -1000],
  [2, 3, -333],
  [90_071_992_547_409, 45_035_996_273_704, 1000],
  [10, 0, null],
  [10, -5, null],
  [null, 10, null],
  [10, null, null],
])('change from %j to %j is %j tenths of a percent', (now, before, change) => {
  expect(changeOf(now, before)).toBe(change);
});

const wireRow = (key: unknown, net: unknown = '1.00', active: unknown = 1) => ({ key, net, active });
function read(list: unknown[]) {
  const result = readResult(agentOperation, { code: 100, data: { list, currency: 'USD' } });
  if (!result.ok) throw new Error(result.failure.code);
  return rowsOf(result.data.list, result.data.currency);
}
const sortedKeys = (rows: ReturnType<typeof read>, field: 'key' | 'net' | 'active', order: 'asc' | 'desc') =>
  sortRows(rows, { sort: { field, order } }).map(({ key }) => key);

test('rows of a report are sorted by exact amounts, and those without a figure come last', () => {
  const rows = read([
    wireRow('a', '9.00'),
    wireRow('b', null),
    wireRow('c', '-10.50'),
    wireRow('d', '10.01'),
    wireRow('e', '7.005'),
  ]);
  expect(sortedKeys(rows, 'net', 'desc')).toEqual(['d', 'a', 'c', 'b', 'e']);
  expect(sortedKeys(rows, 'net', 'asc')).toEqual(['c', 'a', 'd', 'b', 'e']);
  expect(sortedKeys(rows, 'key', 'desc')).toEqual(['e', 'd', 'c', 'b', 'a']);
});

test('row that does not parse is left out, and a key that comes twice keeps both rows', () => {
  const rows = read([wireRow('a'), wireRow('a', '2.00'), 7, wireRow({}), null]);
  expect(rows.map(({ id, net }) => [id, net])).toEqual([
    ['a', '1.00'],
    ['a 1', '2.00'],
  ]);
});

test('ten thousand rows are paged and exported whole', async () => {
  const rows = read(Array.from({ length: 10_000 }, (_, place) => wireRow(String(place), `${place}.00`)));
  const sorted = sortRows(rows, { sort: { field: 'net', order: 'desc' } });
  expect(pageOf(sorted, 200).map(({ key }) => key)).toEqual(
    Array.from({ length: 50 }, (_, place) => String(49 - place)),
  );
  expect(pageOf(sorted, 201)).toEqual([]);
  let calls = 0;
  const readPage = readOnce(async () => {
    calls += 1;
    return { ok: true, data: sorted };
  });
  const exported: string[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const result = await readPage(page, 500, new AbortController().signal);
    if (result.ok) exported.push(...result.data.list.map(({ key }) => key));
  }
  expect([calls, exported.length, exported.at(-1)]).toEqual([1, 10_000, '0']);
});

test('export requests a report again when it could not be read', async () => {
  let calls = 0;
  const readPage = readOnce<number>(async () => {
    calls += 1;
    return calls === 1
      ? { ok: false, failure: { call: '/agent/operation', code: '500' } }
      : { ok: true, data: [1] };
  });
  const { signal } = new AbortController();
  expect(await readPage(1, 500, signal)).toMatchObject({ ok: false });
  expect(await readPage(1, 500, signal)).toEqual({ ok: true, data: { list: [1], totalCount: 1 } });
});

test('URL of a report names group, currency and member, and is read with defaults', () => {
  const range = { from: '2026-11-01', to: '2026-11-14' };
  expect(operationBody(readOperationSearch({ ...range, group: 'hall', currency: 'VND', member: 7 }))).toEqual(
    {
      ...range,
      group: 'hall',
      currency: 'VND',
      member_id: '7',
    },
  );
  expect(
    operationBody(readOperationSearch({ ...range, group: 'currency', currency: 'VND' })).currency,
  ).toBeUndefined();
  expect(readOperationSearch({ ...range, group: 'level' })).toMatchObject({
    group: 'day',
    sort: { field: 'key', order: 'desc' },
  });
  expect(readOperationSearch({ ...range, group: 'provider' }).sort).toEqual({ field: 'net', order: 'desc' });
});
