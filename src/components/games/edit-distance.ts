/** One bit per letter of the word. */
const MAX_LETTERS = 31;

/**
 * For a word, returns a function of a text: the fewest edits with which the word occurs anywhere in the text.
 * An edit is an inserted, missing or replaced letter, or two swapped neighbours. All letters of the word are
 * processed in one step (Myers' bit vectors, with Hyyrö's transpositions), so that thousands of names take a
 * few milliseconds.
 */
export function editDistance(word: string): (text: string) => number {
  const length = Math.min(word.length, MAX_LETTERS);
  const positions = new Map<number, number>();
  for (let position = 0; position < length; position++) {
    const letter = word.charCodeAt(position);
    positions.set(letter, (positions.get(letter) ?? 0) | (1 << position));
  }
  const last = 1 << (length - 1);
  return (text) => {
    let [up, down, diagonal, before] = [-1, 0, 0, 0];
    let edits = length;
    let min = length;
    for (let at = 0; at < text.length; at++) {
      const here = positions.get(text.charCodeAt(at)) ?? 0;
      const swapped = ((~diagonal & here) << 1) & before;
      diagonal = (((here & up) + up) ^ up) | here | down | swapped;
      const more = down | ~(diagonal | up);
      const less = diagonal & up;
      if (more & last) edits += 1;
      else if (less & last) edits -= 1;
      if (edits < min) min = edits;
      up = (less << 1) | ~(diagonal | (more << 1));
      down = diagonal & (more << 1);
      before = here;
    }
    return min;
  };
}

/**
 * For a word and the most edits allowed, returns a function of a text: the number of edits, or infinity if
 * there are more. An edit changes one piece of the word, or two if it swaps letters across their border. So
 * with more pieces than edits the text contains one piece unchanged, and looking for it is much faster than
 * counting edits.
 */
export function editDistanceWithin(word: string, max: number): (text: string) => number {
  if (max === 0) return (text) => (text.includes(word) ? 0 : Number.POSITIVE_INFINITY);
  const candidates = unchangedPieces(word.slice(0, MAX_LETTERS), max + 1);
  const count = editDistance(word);
  return (text) => {
    if (!candidates.some((candidate) => text.includes(candidate))) return Number.POSITIVE_INFINITY;
    const edits = count(text);
    return edits <= max ? edits : Number.POSITIVE_INFINITY;
  };
}

/**
 * Strings of which the text contains one: a piece of the word, also with letters swapped across its borders.
 */
function unchangedPieces(word: string, pieces: number): string[] {
  const cuts = Array.from({ length: pieces + 1 }, (_, piece) => Math.round((piece * word.length) / pieces));
  const swap = (text: string, at: number) =>
    text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
  const candidates = new Set<string>();
  for (let from = 0; from < pieces; from++) {
    let swapped = word;
    for (let to = from + 1; to <= pieces; to++) {
      candidates.add(swapped.slice(cuts[from], cuts[to]));
      swapped = swap(swapped, cuts[to] ?? 0);
    }
  }
  return [...candidates];
}
