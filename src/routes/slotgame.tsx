import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { defaultGtId, gameTypes } from '#contract/constants.ts';
import { Hall } from '#src/features/catalogue/Hall.tsx';
import { type HallSearch, useChangeHall } from '#src/features/catalogue/hall-search.ts';
import { readHallSearch } from './-hall-search.ts';

interface SlotQuery extends HallSearch {
  gt_id?: unknown;
  /** A provider's id, or 'Popular'. */
  gp_id?: unknown;
  house?: unknown;
}

/** One provider's games, or the popular ones, without the app's navigation. */
export const Route = createFileRoute('/slotgame')({
  // The others are parsed where they are used: what parses them would be part of the first page.
  validateSearch: (search: Record<string, unknown>): SlotQuery => ({ ...search, ...readHallSearch(search) }),
  beforeLoad: ({ search }) => {
    if (!search.gp_id && !search.gt_id) throw redirect({ to: '/', search: true });
  },
  component: SlotGame,
  staticData: { title: msg`Games`, bare: true },
});

function SlotGame() {
  const { gt_id, gp_id, house, ...query } = Route.useSearch();
  const hall = text(gt_id);
  const gtId = hall && Object.hasOwn(gameTypes, hall) ? hall : String(defaultGtId);
  const only = { gpId: text(gp_id), house: text(house) };
  return <Hall gtId={gtId} only={only} query={query} onQuery={useChangeHall()} />;
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;
