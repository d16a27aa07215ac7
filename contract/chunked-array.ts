import * as v from 'valibot';
import { emptyLog, type ReadConfig } from './read-log.ts';
import { list, readRows } from './wire-schema.ts';

const SLICE = 50;

/**
 * Schema of a list that is too long to parse in one task. Its output is a function that parses the rows in
 * chunks of 50, as `lenientArray` does, and awaits `pause` before each chunk. It throws if no row parses.
 */
// @__NO_SIDE_EFFECTS__
export function chunkedArray<const S extends v.GenericSchema>(row: S) {
  const schema = v.pipe(
    list(row),
    v.rawTransform(({ dataset, config }) => {
      const { report, ...rest } = config as ReadConfig;
      const items = dataset.value;
      return async (pause: () => Promise<unknown>) => {
        const log = emptyLog();
        const read: v.InferOutput<S>[] = [];
        let issues: v.BaseIssue<unknown>[] | undefined;
        for (let from = 0; from < items.length; from += SLICE) {
          await pause();
          const { rows, refused } = readRows(row, items.slice(from, from + SLICE), { ...rest, log });
          read.push(...rows);
          issues ??= refused;
        }
        report?.(log);
        if (issues && read.length === 0) throw new v.ValiError(issues as [v.BaseIssue<unknown>]);
        return read;
      };
    }),
  );
  return { ...schema, isList: true };
}
