import { type Language, languages } from '#contract/site.ts';
import { bnBD } from './bn-bd.ts';
import { enUS, type Messages } from './en-us.ts';
import { hiIN } from './hi-in.ts';
import { jaJP } from './ja-jp.ts';
import { koKR } from './ko-kr.ts';
import { myMM } from './my-mm.ts';
import { taIN } from './ta-in.ts';
import { thTH } from './th-th.ts';
import { viVN } from './vi-vn.ts';
import { zhCN } from './zh-cn.ts';
import { zhTW } from './zh-tw.ts';

export type MessageKey = keyof Messages;
/** Values of a message's placeholders. */
export type MessageValues = Readonly<Record<string, string>>;

export const messages: Readonly<Record<Language, Messages>> = {
  zh_TW: zhTW,
  zh_CN: zhCN,
  en_US: enUS,
  vi_VN: viVN,
  ko_KR: koKR,
  ja_JP: jaJP,
  th_TH: thTH,
  hi_IN: hiIN,
  my_MM: myMM,
  ta_IN: taIN,
  bn_BD: bnBD,
};

export const messageIn = (language: Language, key: MessageKey, values: MessageValues = {}): string =>
  messages[language][key].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The first known language of an Accept-Language header, or English. */
export const languageOf = (header: string | undefined): Language => {
  const known = Object.keys(languages) as Language[];
  const wanted = (header ?? '').split(',').map((range) => range.split(';')[0]?.trim().toLowerCase());
  const found = wanted.map((locale) => known.find((one) => languages[one].locale.toLowerCase() === locale));
  return found.find((one) => one !== undefined) ?? 'en_US';
};
