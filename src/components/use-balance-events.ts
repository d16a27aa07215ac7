import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEpoch } from '#src/actors/machines.ts';
import { balanceQuery } from '#src/api/balance.ts';

/** Calls the listener after each balance event: its amount alone does not tell what else has changed. */
export function useBalanceEvents(listener: () => unknown) {
  const epoch = useEpoch();
  const { data: pushes = 0 } = useQuery({
    ...balanceQuery(epoch),
    enabled: false,
    select: ({ pushes }) => pushes,
  });
  const last = useRef(pushes);
  useEffect(() => {
    if (last.current !== pushes) listener();
    last.current = pushes;
  }, [pushes, listener]);
}
