import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { LaunchGame } from '#machines/kernel/events.ts';
import { useSend } from '#src/actors/machines.ts';
import { needsApp } from '#src/site/needs-app.ts';

/**
 * Requests a launch from the play coordinator, in the same task as the click, so that a window can open. A
 * game that this phone plays only in the app leads to the app's page.
 */
export function useLaunch() {
  const send = useSend('playCoordinator');
  const { navigate } = useRouter();
  return useCallback(
    (game: LaunchGame) => {
      const { gpId, gtId } = game;
      if (needsApp(gpId)) void navigate({ to: '/app', search: { gp_id: gpId, gt_id: gtId } });
      else send({ type: 'launch.request', game });
    },
    [send, navigate],
  );
}
