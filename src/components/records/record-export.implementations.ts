import { fromCallback } from 'xstate';
import type { CallResult } from '#contract/call.ts';
import type { Implementations } from '#machines/kernel/unimplemented.ts';
import type {
  RecordExportCommand,
  RecordExportReport,
  recordExportMachine,
} from '#machines/records/record-export.machine.ts';
import { type CsvCell, writeCsv } from '#src/csv.ts';
import { saveFile } from '#src/save-file.ts';
import { yieldToMain } from '#src/startup/yield-to-main.ts';

/** Rows per request. */
const exportPageSize = 500;
/** Rows that are written in one task. */
const pieceSize = 100;

export interface ExportPage<Row> {
  list: readonly Row[];
  totalCount: number;
}

/** A list that can be written into a file. */
export interface ExportSource<Row extends { id: string }> {
  /** Without its ending. */
  fileName: string;
  locale: string;
  head: readonly string[];
  cells: (row: Row) => readonly CsvCell[];
  /** The oldest row first, so that rows which are added meanwhile come last. */
  read: (page: number, count: number, signal: AbortSignal) => Promise<CallResult<ExportPage<Row>>>;
}

/** Reads the source as it is when the export starts. */
export const recordExportImplementations = <Row extends { id: string }>(
  current: () => ExportSource<Row>,
): Implementations<typeof recordExportMachine> => ({
  actors: {
    writer: fromCallback<RecordExportCommand>(({ sendBack, receive }) => {
      const report = (event: RecordExportReport) => sendBack(event);
      const source = current();
      const stop = new AbortController();
      let goOn = () => {};
      receive(() => goOn());
      const continued = () =>
        new Promise<void>((resolve) => {
          goOn = resolve;
        });
      const read = async (page: number): Promise<ExportPage<Row>> => {
        for (;;) {
          const result = await source.read(page, exportPageSize, stop.signal);
          stop.signal.throwIfAborted();
          if (result.ok) return result.data;
          report({ type: 'export.interrupted', failure: result.failure });
          await continued();
        }
      };
      // A row that is returned twice, because the list has grown, is written once.
      const written = new Set<string>();
      let total = 0;
      async function* pieces() {
        for (let page = 1; page === 1 || (page - 1) * exportPageSize < total; page += 1) {
          const { list, totalCount } = await read(page);
          total = totalCount;
          const fresh = list.filter(({ id }) => !written.has(id));
          for (const { id } of fresh) written.add(id);
          report({ type: 'export.read', rows: written.size, total });
          for (let first = 0; first < fresh.length; first += pieceSize) {
            // Parsing the page and writing each of its pieces are tasks of their own.
            await yieldToMain();
            yield fresh.slice(first, first + pieceSize).map(source.cells);
          }
        }
      }
      void writeCsv(source.head, pieces(), source.locale, stop.signal).then(
        async (file) => {
          await yieldToMain();
          saveFile(file, `${source.fileName}.csv`);
          report({ type: 'export.saved', missing: Math.max(0, total - written.size) });
        },
        (reason) => {
          if (!stop.signal.aborted) throw reason;
        },
      );
      return () => stop.abort();
    }),
  },
});
