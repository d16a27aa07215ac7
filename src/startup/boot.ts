import { languages } from '#contract/site.ts';
import { siteSheets } from '#contract/templates.ts';
import { configureCalls } from '#src/api/call.ts';
import { browserClock, type Clock } from '#src/clock.ts';
import { prefetchCatalogue } from '#src/i18n/catalogues.ts';
import { inApp, onHost } from '#src/site/base.ts';
import { tellHost } from '#src/site/cookies.ts';
import { storeEntryQuery, storeReferralQuery, takeEntryQuery } from '#src/site/entry.ts';
import {
  chooseLanguage,
  currentLocale,
  setLanguage,
  withLanguage,
  withoutLanguage,
} from '#src/site/locale.ts';
import { applyLayout, isDesktop, loadSite, setSite, site } from '#src/site/site.ts';
import { keepClickIds, mayTrack, readClickIds } from '#src/site/tracking.ts';
import { storedMember } from '#src/storage/member.ts';
import { listLocales } from './list-locales.ts';
import { prefetchHall, prefetchHome } from './prefetch.ts';
import { renderedPage } from './rendered-page.ts';
import { yieldToMain } from './yield-to-main.ts';

/**
 * Runs while the rest of the bundle loads: determines the site and its language, and prefetches what the
 * first page needs: texts, banners and halls.
 */
async function boot() {
  const age = browserAge();
  if (age === 'too old') {
    await import(/* @vite-ignore */ onHost('/unsupported.js'));
    return new Promise<never>(() => {});
  }
  if (age === 'older') await import('./older-browsers.ts');
  // The app never starts there.
  if (/^\/(?:loading|close|authCallback)$/.test(inApp(window.location.pathname))) {
    await import('#src/windows/small-pages.ts');
    return new Promise<never>(() => {});
  }
  listLocales();
  // Evaluating this file, reading the site, the first requests and loading chunks are separate tasks, because each is long.
  await yieldToMain();
  const entryQuery = takeEntryQuery();
  if (!entryQuery) return new Promise<never>(() => {});
  const loaded = await loadSite();
  if ('error' in loaded) return loaded;
  setSite(loaded.config);
  const sheetsApply = applySheets();
  applyLayout(isDesktop);
  await yieldToMain();

  const { search, hash } = window.location;
  const pathname = inApp(window.location.pathname);
  storeEntryQuery(entryQuery);
  storeReferralQuery(withoutLanguage(pathname), search);
  readClickIds(search);
  if (mayTrack()) keepClickIds();
  tellHost({ isMember: storedMember() !== null });
  const language = chooseLanguage(pathname);
  setLanguage(language);
  const localised = withLanguage(pathname, language);
  if (localised !== pathname)
    window.history.replaceState(window.history.state, '', onHost(localised) + search + hash);

  // For the QA build only; the production build contains none of it.
  const qa =
    import.meta.env.MODE === 'qa' ? (await import('xstate-path-tests/inspect')).qaInspection() : null;
  const clock: Clock = qa?.clock ?? browserClock;
  configureCalls({ clock, locale: currentLocale });
  const page = withoutLanguage(pathname);
  const hall = /^\/gameHall\/(\d+)$/.exec(page)?.[1];
  const whenRendered = renderedPage(localised).then((rendered) => {
    if (!rendered && page === '/') prefetchHome();
    else if (!rendered && hall) prefetchHall(hall);
    return rendered;
  });
  await yieldToMain();
  if (hall) import('#src/features/catalogue/Hall.tsx').catch(handledByRoute);

  const { locale } = languages[language];
  prefetchCatalogue(locale);
  const [rendered] = await Promise.all([whenRendered, sheetsApply]);
  return { locale, clock, qa, rendered };
}

/** Whether the browser is one of 2023 or older, or lacks what even those have, by what it can do: names of browsers lie. */
function browserAge(): 'too old' | 'older' | 'current' {
  try {
    // The last of what the app needs that Safari got, in 16.4.
    /(?<=a)b/;
  } catch {
    return 'too old';
  }
  if (!('findLast' in Array.prototype && 'hasOwn' in Object)) return 'too old';
  const isCurrent =
    'any' in AbortSignal &&
    'parse' in URL &&
    'showPopover' in HTMLElement.prototype &&
    'toSorted' in Array.prototype &&
    'withResolvers' in Promise;
  return isCurrent ? 'current' : 'older';
}

/** Adds the sheets of the site's templates and theme, unless a server has linked them or there are none. */
async function applySheets() {
  const isLinked = document.querySelector('link[data-template]') !== null;
  if (isLinked || (siteSheets(site).length === 0 && !site.theme)) return;
  // Without them the app is still of use.
  const loaded = await import('#src/templates/sheets.ts').catch(() => null);
  await loaded?.loadSheets();
}

/** The failure is handled where the import is awaited. */
const handledByRoute = () => {};

/**
 * Applies the style sheets that the document preloads, all at once, since the rules of one may depend on those of another; the
 * development server has none. They precede those of chunks, whose rules win therefore. Without them the app is still of use.
 */
async function applyStyles() {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')];
  const sheets = preloads.map((preload) => {
    const sheet = preload.cloneNode() as HTMLLinkElement;
    sheet.removeAttribute('as');
    // The layout chooses the media of the preloads of templates.
    delete sheet.dataset.template;
    sheet.rel = 'stylesheet';
    sheet.media = 'not all';
    preload.after(sheet);
    return sheet;
  });
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise((resolve) => {
          sheet.addEventListener('load', resolve);
          sheet.addEventListener('error', resolve);
        }),
    ),
  );
  for (const [index, sheet] of sheets.entries()) {
    const { media = '', dataset } = preloads[index] ?? {};
    sheet.media = media;
    Object.assign(sheet.dataset, dataset);
  }
}

export const booted = Promise.all([boot(), applyStyles()]).then(([outcome]) => outcome);
