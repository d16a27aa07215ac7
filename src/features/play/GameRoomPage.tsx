import { Navigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { defaultGtId } from '#contract/limits.ts';
import { useIsDesktop } from '#src/app/context.tsx';
import { waysOf } from '#src/site/open-mode.ts';
import { site } from '#src/site/site.ts';
import { GameRoom } from './GameRoom.tsx';

/** Slots alone are played in a room, and only at a provider that has one. */
const query = v.object({
  gt_id: v.optional(v.literal(defaultGtId)),
  gp_id: v.pipe(
    v.string(),
    v.check((gpId) => Object.hasOwn(site.capabilities, gpId)),
  ),
  house: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
});

/** The room that the address names. A phone has the hall in its place. */
export function GameRoomPage() {
  // As it was entered: a window made narrower must not cost a game.
  const [desktop] = useState(useIsDesktop());
  const asked = v.safeParse(query, useSearch({ strict: false }));
  if (!asked.success) return <Navigate to="/" replace />;
  const { gp_id: gpId, house } = asked.output;
  if (!waysOf(site.capabilities[gpId], house).gameRoom) return <Navigate to="/" replace />;
  if (desktop) return <GameRoom gpId={gpId} house={house} />;
  return (
    <Navigate to="/gameHall/$gtId" params={{ gtId: String(defaultGtId) }} search={{ gp: [gpId] }} replace />
  );
}
