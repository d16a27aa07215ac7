import { type Banner, carousel } from '#contract/endpoints/promotions.ts';
import { fetched } from './call.ts';
import { device, site_id } from './here.ts';

const ask = async (signal?: AbortSignal): Promise<Banner[]> =>
  (await fetched(carousel, { site_id: site_id(), use_type: device() === 0 ? 0 : 2 }, { signal }))
    .webCarouselPictureList;

let begun: Promise<Banner[]> | undefined;

/** Asks for the banners before there is a page that shows them, and fetches the first one's picture. */
export function beginBanners() {
  begun = ask();
  begun.then(([first]) => first && fetchPicture(first.photoPath)).catch(() => {});
}

function fetchPicture(address: string) {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'image', href: address, fetchPriority: 'high' });
  document.head.append(link);
}

/** The banners; whoever asks first gets what was begun. */
export function fetchBanners(signal: AbortSignal): Promise<Banner[]> {
  const first = begun;
  begun = undefined;
  return first ?? ask(signal);
}
