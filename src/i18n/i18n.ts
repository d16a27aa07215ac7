import { i18n } from '@lingui/core';
import { type Catalogues, catalogues } from './catalogues.ts';
import { messages as english } from './locales/en-US/messages.po';

const siteCatalogues: Catalogues = {
  ...catalogues,
  // The source language is bundled, so that its pages need one request less.
  './locales/en-US/messages.po': async () => ({ messages: english }),
};

/** Texts of the member centre and the agent window (`member`), and of all else. */
type Catalogue = 'messages' | 'member';
const cataloguesOf = async (catalogue: Catalogue): Promise<Catalogues> =>
  catalogue === 'messages' ? siteCatalogues : (await import('./member-catalogues.ts')).memberCatalogues;
const used = new Set<Catalogue>(['messages']);
/** The locale that the page activates once its texts are loaded. */
let firstLocale: string | undefined;

const loading = new Map<string, Promise<void>>();
/** Loads a catalogue of a locale once; again after a failure. */
function load(locale: string, catalogue: Catalogue): Promise<void> {
  const key = `${locale}/${catalogue}`;
  const started = loading.get(key) ?? fetchTexts(locale, catalogue);
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

async function fetchTexts(locale: string, catalogue: Catalogue) {
  const fetch = (await cataloguesOf(catalogue))[`./locales/${locale}/${catalogue}.po`];
  if (!fetch) throw new Error(`no texts: ${locale}`);
  const { messages } = await fetch();
  // `load` for the active locale would rerender the whole page, and nothing rendered needs these texts.
  if (locale === i18n.locale) Object.assign(i18n.messages, messages);
  else i18n.load(locale, messages);
}

export async function loadLocale(locale: string) {
  firstLocale ??= locale;
  await Promise.all([...used].map((catalogue) => load(locale, catalogue)));
}

/** Loads the texts of the member centre and the agent window, now and with every later locale. */
export async function loadMemberMessages() {
  used.add('member');
  await load(i18n.locale || (firstLocale ?? ''), 'member');
}

/** Activates a loaded locale: every component with text rerenders. */
export const activateLocale = (locale: string) => i18n.activate(locale);
