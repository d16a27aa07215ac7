import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { defaultGtId, gameTypes } from '#contract/limits.ts';
import { Hall, type HallQuery } from '#src/features/catalogue/Hall.tsx';
import { readHallQuery, useChangeHall } from './-hall-query.ts';

interface SlotQuery extends HallQuery {
  gt_id?: string;
  /** A provider's id, or 'Popular'. */
  gp_id?: string;
  house?: string;
}
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) || undefined : undefined;

/** One provider's games, or the popular ones, without the app's navigation. */
export const Route = createFileRoute('/slotgame')({
  validateSearch: (search: Record<string, unknown>): SlotQuery => ({
    ...readHallQuery(search),
    gt_id: text(search.gt_id),
    gp_id: text(search.gp_id),
    house: text(search.house),
  }),
  beforeLoad: ({ search }) => {
    if (!search.gp_id && !search.gt_id) throw redirect({ to: '/', search: true });
  },
  component: SlotGame,
  staticData: { title: msg`Games`, bare: true },
});

function SlotGame() {
  const { gt_id, gp_id, house, ...query } = Route.useSearch();
  const gtId = gt_id && Object.hasOwn(gameTypes, gt_id) ? gt_id : String(defaultGtId);
  return <Hall gtId={gtId} only={{ gpId: gp_id, house }} query={query} onQuery={useChangeHall()} />;
}
