import type { Mismatch } from '../walk/replay.ts';

/** Paths that are named beside the first one with the same difference. */
const MAX_NAMED = 3;

/** The differences of frozen paths, each with the paths that have it and a mark where it begins. */
export function mismatchTexts(mismatches: readonly Mismatch[]): string[] {
  const groups = Map.groupBy(mismatches, ({ expected, label, seen }) =>
    JSON.stringify([label, expected, seen]),
  );
  return [...groups.values()].map(([first, ...others]) => {
    const { expected, label, path, seen, step } = first as Mismatch;
    const named = others.slice(0, MAX_NAMED).map((other) => `${other.path}, step ${other.step}`);
    const rest = others.length - named.length;
    const also = [...named, ...(rest > 0 ? [`${rest} more`] : [])];
    const place = also.length === 0 ? '' : ` (also ${also.join('; ')})`;
    return `  ${path}, step ${step}: ${label}${place}
    expected ${expected}
    seen     ${seen}
    ${' '.repeat('expected '.length + commonLength(expected, seen))}^`;
  });
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
