import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { defaultGtId, desktopFrom } from '#contract/limits.ts';
import { learnAlso } from '../i18n/i18n.ts';
import { GameRoom } from '../screens/play/GameRoom.tsx';
import { site } from '../site/site.ts';

interface RoomQuery {
  gt_id?: number;
  gp_id?: string;
  house?: string;
}
const text = (value: unknown) => (typeof value === 'string' ? value || undefined : undefined);

/** The slots of a provider that has a room for them. A phone has the hall in its place. */
export const Route = createFileRoute('/gameRoom')({
  validateSearch: (search: Record<string, unknown>): RoomQuery => ({
    gt_id: search.gt_id === undefined ? undefined : Number(search.gt_id),
    gp_id: text(search.gp_id),
    house: text(search.house),
  }),
  beforeLoad: ({ search: { gt_id = defaultGtId, gp_id = '' } }) => {
    const isRoom = Object.hasOwn(site.capabilities, gp_id) && site.capabilities[gp_id]?.gameRoom;
    if (!isRoom || gt_id !== defaultGtId) throw redirect({ to: '/' });
    if (window.innerWidth < desktopFrom)
      throw redirect({ to: '/gameHall/$gtId', params: { gtId: String(gt_id) }, search: { gp: [gp_id] } });
  },
  loader: () => learnAlso('later'),
  component: Room,
  staticData: { title: msg`Games` },
});

function Room() {
  const { gp_id = '', house } = Route.useSearch();
  return <GameRoom gpId={gp_id} house={house} />;
}
