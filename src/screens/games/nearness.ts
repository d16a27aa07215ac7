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
