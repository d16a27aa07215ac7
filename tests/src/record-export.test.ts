import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import { recordExportMachine } from '#machines/records/record-export.machine.ts';
import {
  type ExportPage,
  recordExportImplementations,
} from '#src/components/records/record-export.implementations.ts';

interface Row {
  id: string;
}
type Result = CallResult<ExportPage<Row>>;

const saved: { name: string; file: Blob }[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('scheduler', { yield: () => new Promise((resolve) => setTimeout(resolve)) });
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob) - 1}`);
  vi.stubGlobal('document', {
    createElement: () => ({
      href: '',
      download: '',
      click(this: { href: string; download: string }) {
        const file = files[Number(this.href.split(':')[1])];
        if (file) saved.push({ name: this.download, file });
      },
    }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const page = (ids: readonly number[], totalCount: number): Result => ({
  ok: true,
  data: { list: ids.map((id) => ({ id: String(id) })), totalCount },
});
const lost: Result = { ok: false, failure: { call: '/x', code: 'network' } };
const numbers = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => first + place);

/** An export that gets these responses one after the other. */
function start(results: readonly Result[]) {
  const requested: number[] = [];
  const implementations = recordExportImplementations<Row>(() => ({
    fileName: 'Bets',
    locale: 'en-US',
    head: ['ID'],
    cells: ({ id }) => [id],
    read: async (number) => {
      requested.push(number);
      const result = results[requested.length - 1];
      if (!result) throw new Error('no result');
      return result;
    },
  }));
  const actor = createActor(recordExportMachine.provide(implementations));
  actor.start();
  actor.send({ type: 'export.start' });
  const reaches = (state: Parameters<typeof snapshot>[0]) =>
    vi.waitFor(() => expect(snapshot(state)).toBe(true));
  const snapshot = (state: 'idle' | 'saved' | { running: 'interrupted' }) =>
    actor.getSnapshot().matches(state);
  return { actor, requested, reaches };
}
const linesOf = async () => ((await saved[0]?.file.text()) ?? '').trimEnd().split('\r\n').slice(1);

test('file has the rows of all pages', async () => {
  const { requested, reaches, actor } = start([page(numbers(1, 500), 501), page([501], 501)]);
  await reaches('saved');
  expect(requested).toEqual([1, 2]);
  expect(saved[0]?.name).toBe('Bets.csv');
  expect(await linesOf()).toEqual(numbers(1, 501).map(String));
  expect(actor.getSnapshot().context).toMatchObject({ rows: 501, total: 501, missing: 0 });
});

test.each<[string, readonly Result[], number, number]>([
  [
    'writes a page once when it comes twice',
    [page(numbers(1, 500), 900), page(numbers(1, 500), 900)],
    500,
    400,
  ],
  ['writes rows that are added meanwhile', [page(numbers(1, 500), 500), page([], 500)], 500, 0],
  ['counts rows that cannot be read', [page(numbers(1, 498), 500)], 498, 2],
  ['ends when the list has become shorter', [page(numbers(1, 500), 2_000), page([501], 501)], 501, 0],
  ['writes the head alone when the list is empty', [page([], 0)], 0, 0],
])('export %s', async (_, results, rows, missing) => {
  const { reaches, actor } = start(results);
  await reaches('saved');
  expect(await linesOf()).toHaveLength(rows);
  expect(actor.getSnapshot().context).toMatchObject({ rows, missing });
});

test('interrupted export keeps what was read and requests the same page again', async () => {
  const { requested, reaches, actor } = start([page(numbers(1, 500), 501), lost, lost, page([501], 501)]);
  await reaches({ running: 'interrupted' });
  actor.send({ type: 'export.continue' });
  await vi.waitFor(() => expect(requested).toHaveLength(3));
  await reaches({ running: 'interrupted' });
  actor.send({ type: 'export.continue' });
  await reaches('saved');
  expect(requested).toEqual([1, 2, 2, 2]);
  expect(await linesOf()).toHaveLength(501);
});

test('cancelled export saves no file', async () => {
  const { reaches, actor } = start([page(numbers(1, 500), 501), lost]);
  await reaches({ running: 'interrupted' });
  actor.send({ type: 'export.cancel' });
  actor.send({ type: 'export.continue' });
  await reaches('idle');
  expect(saved).toEqual([]);
});
