import type { BaseIssue } from 'valibot';
import type { ReadLog } from './read-log.ts';

const secret = /token|password|captcha|secret|^tk$|^enc$/i;

/** What was expected of a field and what was seen, cut. No secrets. */
export const describeIssue = (
  field: string,
  { expected, type, received }: Pick<BaseIssue<unknown>, 'expected' | 'type' | 'received'>,
): { expected: string; seen: string } => ({
  expected: expected ?? type,
  seen: field === '' || secret.test(field) ? 'another value' : received.slice(0, 40),
});

/** The losses in one line, for a console: rows, fields, expected and seen values. No secrets. */
export function describeLosses(call: string, { rows, unreadableRows, issues }: ReadLog): string {
  const fields = [...issues].map(([field, issue]) => {
    const { expected, seen } = describeIssue(field, issue);
    return `${field || 'data'}: expected ${expected}, seen ${seen}`;
  });
  const refused = rows > 0 ? `${unreadableRows} of ${rows} rows unreadable; ` : '';
  return `${call}: ${refused}${fields.join('; ')}`;
}
