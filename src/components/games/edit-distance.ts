/** A bit for each letter of what was typed. */
const MOST = 31;

/**
 * For a word, in a function for texts: the fewest slips in which the word occurs anywhere in the text. A slip is a
 * letter more, less or other, or two that changed places. All letters of the word go in one step (Myers' bit vectors,
 * with Hyyrö's transpositions), so that thousands of names take a few milliseconds.
 */
export function nearness(word: string): (text: string) => number {
  const length = Math.min(word.length, MOST);
  const places = new Map<number, number>();
  for (let place = 0; place < length; place++) {
    const letter = word.charCodeAt(place);
    places.set(letter, (places.get(letter) ?? 0) | (1 << place));
  }
  const last = 1 << (length - 1);
  return (text) => {
    let [up, down, diagonal, before] = [-1, 0, 0, 0];
    let slips = length;
    let least = length;
    for (let at = 0; at < text.length; at++) {
      const here = places.get(text.charCodeAt(at)) ?? 0;
      const swapped = ((~diagonal & here) << 1) & before;
      diagonal = (((here & up) + up) ^ up) | here | down | swapped;
      const more = down | ~(diagonal | up);
      const less = diagonal & up;
      if (more & last) slips += 1;
      else if (less & last) slips -= 1;
      if (slips < least) least = slips;
      up = (less << 1) | ~(diagonal | (more << 1));
      down = diagonal & (more << 1);
      before = here;
    }
    return least;
  };
}

/**
 * For a word and the most slips that are forgiven: how many there are in a text, infinitely many where it is more. A
 * slip spoils one of the word's pieces, or two where letters changed places between them; so that of more pieces
 * than slips one stands in the text as it was typed, which is looked up much faster than slips are counted.
 */
export function nearnessWithin(word: string, most: number): (text: string) => number {
  if (most === 0) return (text) => (text.includes(word) ? 0 : Number.POSITIVE_INFINITY);
  const traces = tracesOf(word.slice(0, MOST), most + 1);
  const count = nearness(word);
  return (text) => {
    if (!traces.some((trace) => text.includes(trace))) return Number.POSITIVE_INFINITY;
    const slips = count(text);
    return slips <= most ? slips : Number.POSITIVE_INFINITY;
  };
}

/** What a text has one of: a piece of the word, or neighbours between which letters changed places. */
function tracesOf(word: string, pieces: number): string[] {
  const cuts = Array.from({ length: pieces + 1 }, (_, piece) => Math.round((piece * word.length) / pieces));
  const swap = (text: string, at: number) =>
    text.slice(0, at - 1) + text.charAt(at) + text.charAt(at - 1) + text.slice(at + 1);
  const traces = new Set<string>();
  for (let from = 0; from < pieces; from++) {
    let spoilt = word;
    for (let to = from + 1; to <= pieces; to++) {
      traces.add(spoilt.slice(cuts[from], cuts[to]));
      spoilt = swap(spoilt, cuts[to] ?? 0);
    }
  }
  return [...traces];
}
