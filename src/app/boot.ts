import { languages } from '#contract/site.ts';
import { connectCalls } from '#src/api/call.ts';
import { beginHall, beginHome } from '#src/api/prefetch.ts';
import { browserClock, type Clock } from '#src/clock.ts';
import { beginTexts } from '#src/i18n/catalogues.ts';
import { keepEntryQuery, scrubAddress } from '#src/site/entry.ts';
import {
  chooseLanguage,
  currentLocale,
  settleLanguage,
  withLanguage,
  withoutLanguage,
} from '#src/site/locale.ts';
import { keepLinkQuery } from '#src/site/referral.ts';
import { loadSite, setSite } from '#src/site/site.ts';

/**
 * The small file that runs while the rest of the bundle is on its way: whose site this is and in which language,
 * and a beginning of what the first page waits for: its texts, banners and halls.
 */
async function begin() {
  const brought = scrubAddress();
  const loaded = await loadSite();
  if ('error' in loaded) return loaded;
  setSite(loaded.config);

  const { pathname, search, hash } = window.location;
  keepEntryQuery(brought);
  keepLinkQuery(withoutLanguage(pathname), search);
  const language = chooseLanguage(pathname);
  settleLanguage(language);
  const localised = withLanguage(pathname, language);
  if (localised !== pathname)
    window.history.replaceState(window.history.state, '', localised + search + hash);

  // The build for QA alone: nothing of it is left in the production build.
  const qa = import.meta.env.MODE === 'inspect' ? (await import('#qa/walk/inspect.ts')).qaInspection() : null;
  const clock: Clock = qa?.clock ?? browserClock;
  connectCalls({ clock, locale: currentLocale });
  const page = withoutLanguage(pathname);
  const hall = /^\/gameHall\/(\d+)$/.exec(page)?.[1];
  if (page === '/') beginHome();
  else if (hall) {
    beginHall(hall);
    import('#src/features/catalogue/Hall.tsx').catch(heardLater);
  }

  const { locale } = languages[language];
  beginTexts(locale);
  // A language's first number takes long to make ready: meanwhile the rest of the bundle is on its way.
  window.setTimeout(() => new Intl.NumberFormat(locale).format(0));
  return { locale, clock, qa };
}

/** Whoever waits for what was begun here hears of its failure. */
const heardLater = () => {};

export const booted = begin();
