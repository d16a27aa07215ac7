/** First letters of the first two words; of a single word its first two letters. */
export function initials(name: string): string {
  const words = name.match(/\p{L}[\p{L}\p{M}]*/gu) ?? [name];
  const letters = words.length > 1 ? words.slice(0, 2).map(([letter = '']) => letter) : [...(words[0] ?? '')];
  return letters.slice(0, 2).join('').toUpperCase();
}
