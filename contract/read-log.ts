import * as v from 'valibot';

/** What a response contained that could not be read. */
export interface ReadLog {
  rows: number;
  unreadableRows: number;
  /** The first issue of each field, by the field's path in its row. */
  issues: Map<string, v.BaseIssue<unknown>>;
}

/** Config of a parse whose losses are logged by the schemas of `wire-schema.ts`. */
export interface ReadConfig extends v.Config<v.BaseIssue<unknown>> {
  log?: ReadLog;
  /** Receives the log of a list that is read after the parse. */
  report?: (log: ReadLog) => void;
}

export const emptyLog = (): ReadLog => ({ rows: 0, unreadableRows: 0, issues: new Map() });

export function logIssue(log: ReadLog | undefined, issue: v.BaseIssue<unknown>) {
  const field = v.getDotPath(issue) ?? '';
  if (log && !log.issues.has(field)) log.issues.set(field, issue);
}

export function logRow(log: ReadLog | undefined, issues: v.BaseIssue<unknown>[] | undefined) {
  if (!log) return;
  log.rows += 1;
  if (!issues) return;
  log.unreadableRows += 1;
  for (const issue of issues) logIssue(log, issue);
}
