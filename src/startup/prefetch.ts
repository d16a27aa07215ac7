import { gameList, hotGames } from '#contract/endpoints/catalogue/games.ts';
import { carousel, marquee } from '#contract/endpoints/site/home.ts';
import { callOrNone, callOrThrow } from '#src/api/call.ts';
import { currentSiteId, supportDeviceCode } from '#src/api/request-context.ts';
import { windowWidth } from '#src/site/device.ts';
import { isInactive } from '#src/site/inactive.ts';
import { visitorCurrency } from '#src/site/locale.ts';
import { currentTemplate, isDesktop } from '#src/site/site.ts';

/** A call that can start before its query runs; the first fetch takes the prefetched result. */
function prefetchable<Params extends string[], T>(
  request: (signal?: AbortSignal, ...params: Params) => Promise<T>,
) {
  let started: { params: string; result: Promise<T> } | undefined;
  return {
    prefetch(...params: Params): Promise<T> {
      const result = request(undefined, ...params);
      started = { params: params.join(), result };
      return result;
    },
    fetch(signal: AbortSignal, ...params: Params): Promise<T> {
      const result = started?.params === params.join() ? started.result : request(signal, ...params);
      started = undefined;
      return result;
    },
  };
}

/** Minimum width of a phone layout for which the small banners are made, in CSS pixels (docs/decisions/0185). */
const smallMinWidth = 600;
const bannerType = () => (isDesktop ? 0 : windowWidth() < smallMinWidth ? 2 : 1);

export const banners = prefetchable(
  async (signal) =>
    (
      await callOrNone(
        carousel,
        { site_id: currentSiteId(), use_type: bannerType() },
        { webCarouselPictureList: [] },
        { signal },
      )
    ).webCarouselPictureList,
);

export const halls = prefetchable(async (signal, currency: string) => {
  const list = await callOrThrow(
    gameList,
    { site_id: currentSiteId(), currency, support_device: supportDeviceCode(), template: currentTemplate() },
    { signal },
  );
  for (const provider of list.flatMap(({ gpList }) => gpList ?? []))
    provider.active &&= !isInactive(provider);
  return list;
});

export const announcements = prefetchable(
  async (signal) =>
    (
      await callOrNone(
        marquee,
        { site_id: currentSiteId(), sort_field: 'sort', sort_order: 'asc' },
        { webAnnouncementList: [] },
        { signal },
      )
    ).webAnnouncementList,
);

/** Shown in a hall until all of its games are loaded: the most-played ones. */
export const topGames = prefetchable(async (signal, currency: string, gt_id: string) =>
  (
    await callOrNone(hotGames, { site_id: currentSiteId(), currency, gt_id }, { list: [] }, { signal })
  ).list.filter((game) => !isInactive(game)),
);

/** Prefetches what a hall shows first, then the first game's image. */
export function prefetchHall(gtId: string) {
  const currency = visitorCurrency();
  topGames
    .prefetch(currency, gtId)
    .then(([first]) => preloadImage(first?.icon))
    .catch(handledByQuery);
  halls.prefetch(currency).catch(handledByQuery);
}

/** Prefetches what home shows first, then the first banner's image. */
export function prefetchHome() {
  halls.prefetch(visitorCurrency()).catch(handledByQuery);
  announcements.prefetch().catch(handledByQuery);
  banners
    .prefetch()
    .then(([first]) => preloadImage(first?.photoPath))
    .catch(handledByQuery);
}

/** The query that fetches the result handles its failure. */
const handledByQuery = () => {};

function preloadImage(url?: string) {
  if (!url) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', href: url, fetchPriority: 'high' });
  document.head.append(link);
}
