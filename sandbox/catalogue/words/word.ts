/** Language names on the wire, in the order of their codes 0 to 10 (SPEC section 1). */
export const LANGUAGES = [
  'zh_TW',
  'zh_CN',
  'en_US',
  'vi_VN',
  'ko_KR',
  'ja_JP',
  'th_TH',
  'hi_IN',
  'my_MM',
  'ta_IN',
  'bn_BD',
] as const;

export type Language = (typeof LANGUAGES)[number];
export type Names = Readonly<Record<Language, string>>;

export type Word = {
  names: Names;
  /** What stands before the first bar: a picture family, a hue, a grammatical note. */
  note: string;
};

/**
 * Reads a table of words, one a line: `note | English | zh_TW | zh_CN | vi | ko | ja | th | hi | my | ta | bn`.
 */
export const words = (table: string): Word[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== 12 || cells.slice(1).includes('')) throw new Error(`not a word: ${line}`);
      const [
        note = '',
        en = '',
        tw = '',
        cn = '',
        vi = '',
        ko = '',
        ja = '',
        th = '',
        hi = '',
        my = '',
        ta = '',
        bn = '',
      ] = cells;
      return {
        note,
        names: {
          zh_TW: tw,
          zh_CN: cn,
          en_US: en,
          vi_VN: vi,
          ko_KR: ko,
          ja_JP: ja,
          th_TH: th,
          hi_IN: hi,
          my_MM: my,
          ta_IN: ta,
          bn_BD: bn,
        },
      };
    });
