import { diffWordsWithSpace } from 'diff';

/**
 * Expected and actual result in lines, each with a line below that underlines what only it has:
 *
 *     expected opened | count=1
 *                             ^
 *     seen     opened | count=2
 *                             ^
 */
export function comparison(expected: string, seen: string): string[] {
  const parts = diffWordsWithSpace(expected, seen);
  // Results that have nothing in common would be underlined as a whole.
  const isMarked = parts.some(({ added, removed, value }) => !added && !removed && value.trim() !== '');
  const side = (head: string, own: 'added' | 'removed') => {
    const shown = parts.filter((part) => part[own] || (!part.added && !part.removed));
    const text = shown.map(({ value }) => value).join('');
    const marks = shown.map((part) => part.value.replaceAll(/[^\n]/g, part[own] ? '^' : ' ')).join('');
    const markLines = marks.split('\n');
    return text.split('\n').flatMap((line, index) => {
      const indent = index === 0 ? head : ' '.repeat(head.length);
      const below = isMarked ? (markLines[index] ?? '').trimEnd() : '';
      return [`${indent}${line}`, ...(below === '' ? [] : [`${' '.repeat(head.length)}${below}`])];
    });
  };
  return [...side('expected ', 'removed'), ...side('seen     ', 'added')];
}
