import type { Language } from '#contract/site.ts';
import { LANGUAGES, type Names, type Word } from './words/word.ts';

const compose = (nameIn: (language: Language) => string): Names =>
  Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(language)])) as Names;

/** Removes the leading 之 of Chinese heads ("黃金之夜"), which is only used after a modifier without 之. */
const withoutParticle = (word: string): string => word.replace(/^之/, '');

/** Golden + Lotus. */
export const modified = (modifier: Word, head: Word): Names =>
  compose((language) => {
    const [m, h] = [modifier.names[language], head.names[language]];
    switch (language) {
      case 'zh_TW':
      case 'zh_CN':
      case 'ja_JP':
      case 'my_MM':
        return m + h;
      case 'th_TH':
        return h + m;
      case 'vi_VN':
        return `${h} ${m}`;
      default:
        return `${m} ${h}`;
    }
  });

/** Korean "and": the particle depends on the final sound of the preceding word. */
const koreanAnd = (word: string): string => {
  const last = word.codePointAt(word.length - 1) ?? 0;
  const hasFinal = last >= 0xac00 && last <= 0xd7a3 && (last - 0xac00) % 28 > 0;
  return hasFinal ? '과' : '와';
};

/** Fox + Lanterns. */
export const paired = (first: Word, second: Word): Names =>
  compose((language) => {
    const [a, b] = [withoutParticle(first.names[language]), withoutParticle(second.names[language])];
    switch (language) {
      case 'zh_TW':
        return `${a}與${b}`;
      case 'zh_CN':
        return `${a}与${b}`;
      case 'ja_JP':
        return `${a}と${b}`;
      case 'ko_KR':
        return `${a}${koreanAnd(a)} ${b}`;
      case 'vi_VN':
        return `${a} và ${b}`;
      case 'th_TH':
        return `${a}กับ${b}`;
      case 'hi_IN':
        return `${a} और ${b}`;
      case 'my_MM':
        return `${a}နှင့် ${b}`;
      case 'ta_IN':
        return `${a} மற்றும் ${b}`;
      case 'bn_BD':
        return `${a} ও ${b}`;
      default:
        return `${a} & ${b}`;
    }
  });

const hindiOf = (head: Word): string =>
  head.note.endsWith(' f') ? 'की' : head.note.endsWith(' p') ? 'के' : 'का';

/** Dragon + the Ninth Night. */
export const placed = (head: Word, place: Word): Names =>
  compose((language) => {
    const [h, p] = [head.names[language], place.names[language]];
    switch (language) {
      case 'en_US':
        return `${h} of ${p}`;
      case 'zh_TW':
      case 'zh_CN':
        return p + withoutParticle(h);
      case 'ja_JP':
        return p + h;
      case 'th_TH':
        return h + p;
      case 'vi_VN':
        return `${h} ${p}`;
      case 'hi_IN':
        return `${p} ${hindiOf(head)} ${h}`;
      default:
        return `${p} ${h}`;
    }
  });

/** Northern + Football + Cup. */
export const contest = (region: Word, sport: Word, kind: Word): Names =>
  compose((language) => {
    const [r, s, k] = [region.names[language], sport.names[language], kind.names[language]];
    switch (language) {
      case 'zh_TW':
      case 'zh_CN':
      case 'ja_JP':
        return r + s + k;
      case 'th_TH':
        return k + s + r;
      case 'vi_VN':
        return `${k} ${s} ${r}`;
      default:
        return `${r} ${s} ${k}`;
    }
  });

const DELUXE: Names = {
  zh_TW: '豪華版',
  zh_CN: '豪华版',
  en_US: ' Deluxe',
  vi_VN: ' Thượng Hạng',
  ko_KR: ' 디럭스',
  ja_JP: 'デラックス',
  th_TH: ' ดีลักซ์',
  hi_IN: ' डीलक्स',
  my_MM: ' အထူး',
  ta_IN: ' டீலக்ஸ்',
  bn_BD: ' ডিলাক্স',
};

export const deluxe = (names: Names): Names => compose((language) => names[language] + DELUXE[language]);

export const sequel = (names: Names): Names => compose((language) => `${names[language]} II`);
