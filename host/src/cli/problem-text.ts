import type { Problem } from '../site/site-check.ts';

/** A problem in one line: `12:3: error: defaultLanguage: "en" is not among languages (nearest: "en_US")`. */
export const problemText = (
  { line, column, field, reason, nearest }: Problem,
  severity?: Problem['severity'],
): string =>
  `${line}:${column}: ${severity ? `${severity}: ` : ''}${field ? `${field}: ` : ''}${reason}${nearest ? ` (nearest: ${nearest})` : ''}`;
