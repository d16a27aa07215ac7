import { queryOptions } from '@tanstack/react-query';
import {
  gameList,
  hotGames,
  jackpot,
  lastPlayingGames,
  templateGameList,
} from '#contract/endpoints/games.ts';
import { layout } from '#contract/endpoints/member.ts';
import { carousel, marquee } from '#contract/endpoints/promotions.ts';
import { siteDetail } from '#contract/endpoints/site.ts';
import { supportDevice } from '#contract/limits.ts';
import { deviceClass } from '../site/client-info.ts';
import { currentLanguage } from '../site/locale.ts';
import { site } from '../site/site.ts';
import { fetched } from './call.ts';

/** A session's own data, keyed by its epoch: what answers late finds its key gone. */
export const memberKey = (epoch: number, ...rest: unknown[]) => ['member', epoch, ...rest];

const device = () => (deviceClass() === 'app' ? supportDevice.app : window.innerWidth >= 992 ? 0 : 1);
export const template = () =>
  device() === supportDevice.desktop ? site.templateName : site.mobileTemplateName;
export const site_id = () => site.siteId;

/** A fetch that began before the last balance event must not undo it. */
let lastCash: { cash: number; count: number } = { cash: 0, count: 0 };
export function noteCash(cash: number) {
  lastCash = { cash, count: lastCash.count + 1 };
}

export const layoutQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'layout'),
    queryFn: async ({ signal }) => {
      const before = lastCash.count;
      const data = await fetched(layout, {}, { signal });
      return before === lastCash.count ? data : { ...data, memberCash: lastCash.cash };
    },
  });

/** The halls with their providers. */
export const hallsQuery = (currency: string) =>
  queryOptions({
    queryKey: ['halls', currency, currentLanguage()],
    queryFn: ({ signal }) =>
      fetched(
        gameList,
        { site_id: site_id(), currency, support_device: device(), template: template() },
        { signal },
      ),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Every game of the site, fetched once and searched in memory. */
export const gamesQuery = (currency: string) =>
  queryOptions({
    queryKey: ['games', currency, currentLanguage()],
    queryFn: async ({ signal }) =>
      (
        await fetched(
          templateGameList,
          { site_id: site_id(), currency, support_device: device() },
          { signal },
        )
      ).info,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const hotGamesQuery = (currency: string, gtId: string) =>
  queryOptions({
    queryKey: ['hotGames', currency, gtId, currentLanguage()],
    queryFn: async ({ signal }) =>
      (await fetched(hotGames, { site_id: site_id(), currency, gt_id: gtId }, { signal })).list,
    staleTime: 5 * 60_000,
  });

export const lastPlayingQuery = (epoch: number) =>
  queryOptions({
    queryKey: memberKey(epoch, 'lastPlaying'),
    queryFn: async ({ signal }) =>
      (await fetched(lastPlayingGames, {}, { signal })).list.map((game) => game.gameId),
  });

export const bannersQuery = () =>
  queryOptions({
    queryKey: ['banners', device(), currentLanguage()],
    queryFn: async ({ signal }) =>
      (await fetched(carousel, { site_id: site_id(), use_type: device() === 0 ? 0 : 2 }, { signal }))
        .webCarouselPictureList,
    staleTime: 5 * 60_000,
  });

export const marqueeQuery = () =>
  queryOptions({
    queryKey: ['marquee', currentLanguage()],
    queryFn: async ({ signal }) =>
      (await fetched(marquee, { site_id: site_id(), sort_field: 'sort', sort_order: 'asc' }, { signal }))
        .webAnnouncementList,
    staleTime: 5 * 60_000,
  });

export const jackpotQuery = (currency: string) =>
  queryOptions({
    queryKey: ['jackpot', currency],
    queryFn: async ({ signal }) => (await fetched(jackpot, { currency }, { signal })).jackpotAmountTotal,
    refetchInterval: 10_000,
  });

export const siteDetailQuery = () =>
  queryOptions({
    queryKey: ['siteDetail'],
    queryFn: ({ signal }) => fetched(siteDetail, { site_id: site_id() }, { signal }),
    staleTime: 5 * 60_000,
  });
