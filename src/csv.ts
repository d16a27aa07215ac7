import { formatLocale } from '#contract/format-locale.ts';
import { yieldToMain } from './startup/yield-to-main.ts';

/** A text, or a decimal number of the wire, which a spreadsheet program can add up. */
export type CsvCell = string | { decimal: string };

/** By it a spreadsheet program recognizes UTF-8. */
const byteOrderMark = '\uFEFF';

/** The decimal sign of spreadsheet programs in a locale, which separate columns by another one. */
function signsOf(locale: string) {
  const parts = new Intl.NumberFormat(formatLocale(locale), { numberingSystem: 'latn' }).formatToParts(1.5);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  return { decimal, separator: decimal === ',' ? ';' : ',' };
}
type Signs = ReturnType<typeof signsOf>;

/**
 * What a program would compute, as it begins like a formula, also in full-width signs; and what it would round or cut as a
 * number: an ID of 12 digits or more, or with a zero in front.
 */
const wouldChange = /^(?:[=+\-@\t\r\n＝＋－＠]|0\d+$|\d{12,}$)/;

function cellText(cell: CsvCell, { decimal, separator }: Signs): string {
  if (typeof cell === 'object' && /^-?\d+(?:\.\d+)?$/.test(cell.decimal))
    return cell.decimal.replace('.', decimal);
  const text = typeof cell === 'object' ? cell.decimal : cell;
  const plain = wouldChange.test(text) ? `'${text}` : text;
  const isQuoted = plain.includes(separator) || /["\t\r\n]|^\s|\s$/.test(plain);
  return isQuoted ? `"${plain.replaceAll('"', '""')}"` : plain;
}

const lineOf = (cells: readonly CsvCell[], signs: Signs) =>
  `${cells.map((cell) => cellText(cell, signs)).join(signs.separator)}\r\n`;

const piecesOfBlob = 20;

/**
 * Writes a table as CSV for spreadsheet programs of the locale; input and frames run between its pieces. Throws the
 * signal's reason once it is aborted, and what a piece throws.
 */
export async function writeCsv(
  head: readonly string[],
  pieces: AsyncIterable<readonly (readonly CsvCell[])[]>,
  locale: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const signs = signsOf(locale);
  // Encoded in parts: a file of 100,000 rows would take one long task, and as many blobs as pieces would too.
  const encoded: Blob[] = [];
  let written = [byteOrderMark, lineOf(head, signs)];
  for await (const rows of pieces) {
    written.push(rows.map((cells) => lineOf(cells, signs)).join(''));
    if (written.length >= piecesOfBlob) {
      encoded.push(new Blob(written));
      written = [];
    }
    await yieldToMain();
    signal?.throwIfAborted();
  }
  return new Blob([...encoded, ...written], { type: 'text/csv;charset=utf-8' });
}
