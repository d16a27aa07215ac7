import type { ReadLog } from './read-log.ts';

const secret = /token|password|captcha|secret|^tk$|^enc$/i;

/** The losses in one line, for a console: rows, fields, expected and seen values. No secrets. */
export function describeLosses(call: string, { rows, unreadableRows, issues }: ReadLog): string {
  const fields = [...issues].map(([field, { expected, type, received }]) => {
    const seen = field === '' || secret.test(field) ? 'another value' : received.slice(0, 40);
    return `${field || 'data'}: expected ${expected ?? type}, seen ${seen}`;
  });
  const refused = rows > 0 ? `${unreadableRows} of ${rows} rows unreadable; ` : '';
  return `${call}: ${refused}${fields.join('; ')}`;
}
