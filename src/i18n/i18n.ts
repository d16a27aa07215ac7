import { i18n } from '@lingui/core';
import { type Catalogues, catalogues } from './catalogues.ts';
import { messages as english } from './locales/en-US/messages.po';

const spoken: Catalogues = {
  ...catalogues,
  // The language that the texts are written in comes along, so that its pages wait for one file less.
  './locales/en-US/messages.po': async () => ({ messages: english }),
};

/** What the first page says, and what waits until it is asked for. */
type Part = 'messages' | 'deferred';
const lists: Record<Part, () => Catalogues | Promise<Catalogues>> = {
  messages: () => spoken,
  deferred: async () => (await import('./deferred.ts')).deferred,
};
const parts = new Set<Part>(['messages']);
/** What the page begins to speak as soon as it has learnt it. */
let first: string | undefined;

async function load(locale: string, part: Part) {
  const catalogues = await lists[part]();
  const fetch = catalogues[`./locales/${locale}/${part}.po`];
  if (!fetch) throw new Error(`no texts: ${locale}`);
  const { messages } = await fetch();
  // To `load` into the locale that is spoken has all of the page drawn anew, none of which waits for these.
  if (locale === i18n.locale) Object.assign(i18n.messages, messages);
  else i18n.load(locale, messages);
}

/** Loads a locale's texts. */
export async function learn(locale: string) {
  first ??= locale;
  await Promise.all([...parts].map((part) => load(locale, part)));
}

/** Loads one more part of the texts, and with every locale from now on. */
export async function learnAlso(part: Part) {
  parts.add(part);
  await load(i18n.locale || (first ?? ''), part);
}

/** Switches to a locale that was learnt: everything with words in it is drawn again. */
export const speak = (locale: string) => i18n.activate(locale);
