import { i18n } from '@lingui/core';
import { type Catalogues, catalogues } from './catalogues.ts';
import { messages as english } from './locales/en-US/messages.po';

const firstPageCatalogues: Catalogues = {
  ...catalogues,
  // The source language is bundled, so that its pages need one request less.
  './locales/en-US/messages.po': async () => ({ messages: english }),
};

/** Texts of the first page, and texts that are loaded on demand. */
type TextGroup = 'messages' | 'deferred' | 'member';
const cataloguesOf = async (group: TextGroup): Promise<Catalogues> =>
  group === 'messages' ? firstPageCatalogues : (await import('./deferred.ts')).deferred;
const groups = new Set<TextGroup>(['messages']);
/** The locale that the page activates once its texts are loaded. */
let firstLocale: string | undefined;

const loading = new Map<string, Promise<void>>();
/** Loads a group of texts of a locale once; again after a failure. */
function load(locale: string, group: TextGroup): Promise<void> {
  const key = `${locale}/${group}`;
  const started = loading.get(key) ?? fetchTexts(locale, group);
  loading.set(key, started);
  started.catch(() => loading.delete(key));
  return started;
}

async function fetchTexts(locale: string, group: TextGroup) {
  const catalogues = await cataloguesOf(group);
  const fetch = catalogues[`./locales/${locale}/${group}.po`];
  if (!fetch) throw new Error(`no texts: ${locale}`);
  const { messages } = await fetch();
  // `load` for the active locale would rerender the whole page, and nothing rendered needs these texts.
  if (locale === i18n.locale) Object.assign(i18n.messages, messages);
  else i18n.load(locale, messages);
}

export async function loadLocale(locale: string) {
  firstLocale ??= locale;
  await Promise.all([...groups].map((group) => load(locale, group)));
}

/** Loads a group of texts now and with every later locale. */
async function loadMore(group: TextGroup) {
  groups.add(group);
  await load(i18n.locale || (firstLocale ?? ''), group);
}

/** Loads the texts that the first page did not need. */
export const loadDeferredMessages = () => loadMore('deferred');

/** Loads these and the texts of the member centre and the agent window. */
export const loadMemberMessages = async () => {
  await Promise.all([loadMore('deferred'), loadMore('member')]);
};

/** Activates a loaded locale: every component with text rerenders. */
export const activateLocale = (locale: string) => i18n.activate(locale);
