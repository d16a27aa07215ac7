import { Navigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import * as v from 'valibot';
import { defaultGtId } from '#contract/constants.ts';
import { useIsDesktop } from '#src/actors/machines.ts';
import { openModesOf } from '#src/site/open-mode.ts';
import { site } from '#src/site/site.ts';
import { GameRoom } from './GameRoom.tsx';

/** Only slots are played in a room, and only at a provider that has one. */
const query = v.object({
  gt_id: v.optional(v.literal(defaultGtId)),
  gp_id: v.pipe(
    v.string(),
    v.check((gpId) => Object.hasOwn(site.capabilities, gpId)),
  ),
  house: v.optional(v.pipe(v.union([v.string(), v.number()]), v.transform(String)), ''),
});

/** The game room of the URL. A phone shows the hall instead. */
export function GameRoomPage() {
  // Decided on entry: narrowing the window must not end a game.
  const [desktop] = useState(useIsDesktop());
  const parsed = v.safeParse(query, useSearch({ strict: false }));
  if (!parsed.success) return <Navigate to="/" replace />;
  const { gp_id: gpId, house } = parsed.output;
  if (!openModesOf(site.capabilities[gpId], house).gameRoom) return <Navigate to="/" replace />;
  if (desktop) return <GameRoom gpId={gpId} house={house} />;
  return (
    <Navigate to="/gameHall/$gtId" params={{ gtId: String(defaultGtId) }} search={{ gp: [gpId] }} replace />
  );
}
