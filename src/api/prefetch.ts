import { gameList, hotGames } from '#contract/endpoints/games.ts';
import { carousel, marquee } from '#contract/endpoints/home.ts';
import { visitorCurrency } from '#src/site/currency.ts';
import { fetched } from './call.ts';
import { device, site_id, template } from './request-context.ts';

/** A call that can be begun before there is a page that shows its answer; whoever asks first gets what was begun. */
function early<About extends string[], T>(ask: (signal?: AbortSignal, ...about: About) => Promise<T>) {
  let begun: { about: string; answer: Promise<T> } | undefined;
  return {
    begin(...about: About): Promise<T> {
      const answer = ask(undefined, ...about);
      begun = { about: about.join(), answer };
      return answer;
    },
    fetch(signal: AbortSignal, ...about: About): Promise<T> {
      const answer = begun?.about === about.join() ? begun.answer : ask(signal, ...about);
      begun = undefined;
      return answer;
    },
  };
}

export const banners = early(
  async (signal) =>
    (await fetched(carousel, { site_id: site_id(), use_type: device() === 0 ? 0 : 2 }, { signal }))
      .webCarouselPictureList,
);

export const halls = early((signal, currency: string) =>
  fetched(
    gameList,
    { site_id: site_id(), currency, support_device: device(), template: template() },
    { signal },
  ),
);

export const announcements = early(
  async (signal) =>
    (await fetched(marquee, { site_id: site_id(), sort_field: 'sort', sort_order: 'asc' }, { signal }))
      .webAnnouncementList,
);

/** What a hall shows until all of its games are here: those that are played most. */
export const opening = early(
  async (signal, currency: string, gt_id: string) =>
    (await fetched(hotGames, { site_id: site_id(), currency, gt_id }, { signal })).list,
);

/** Begins what a hall shows first; the first game's picture follows at once. */
export function beginHall(gtId: string) {
  const currency = visitorCurrency();
  opening
    .begin(currency, gtId)
    .then(([first]) => fetchPicture(first?.icon))
    .catch(heardByTheQuery);
  halls.begin(currency).catch(heardByTheQuery);
}

/** Begins what home shows first; the first banner's picture follows at once. */
export function beginHome() {
  halls.begin(visitorCurrency()).catch(heardByTheQuery);
  announcements.begin().catch(heardByTheQuery);
  banners
    .begin()
    .then(([first]) => fetchPicture(first?.photoPath))
    .catch(heardByTheQuery);
}

const heardByTheQuery = () => {};

function fetchPicture(address?: string) {
  if (!address) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', href: address, fetchPriority: 'high' });
  document.head.append(link);
}
