import { type Language, languages } from '#contract/site.ts';

export const LANGUAGES = Object.keys(languages) as Language[];
export type Names = Readonly<Record<Language, string>>;

export type Word = {
  names: Names;
  /** Text before the first bar: a subject of posters, a hue or a grammatical note. */
  note: string;
};

/**
 * Parses a table with one word per line:
 * `note | English | zh_TW | zh_CN | vi | ko | ja | th | hi | my | ta | bn`.
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
