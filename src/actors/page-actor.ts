import { useEffect, useState } from 'react';
import { type Actor, type AnyStateMachine, createActor, type InputFrom } from 'xstate';
import type { Clock } from '#src/clock.ts';
import { useApp } from './context.tsx';

/**
 * An actor that lives as long as the page which calls this, beside the long-lived machines and on their clock. Only
 * for pages of members, for whom these are loaded first. (The hook of @xstate/react would load xstate with the first
 * page.) A page with several actors of one machine gives each an `id`.
 */
export function usePageActor<M extends AnyStateMachine>(
  create: (page: { clock: Clock }) => { machine: M; input: InputFrom<M>; id?: string },
): Actor<M> {
  const { app } = useApp();
  if (!app) throw new Error('the machines are not loaded');
  const [actor] = useState(() => {
    const { clock } = app;
    const { machine, input, id = machine.id } = create({ clock });
    const { inspect } = app.options;
    const options = { id, clock, input, ...(inspect && { inspect }) };
    return createActor(machine as AnyStateMachine, options) as Actor<M>;
  });
  useEffect(() => {
    actor.start();
    return () => void actor.stop();
  }, [actor]);
  return actor;
}
