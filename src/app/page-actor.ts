import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { Actor, AnyStateMachine, InputFrom } from 'xstate';
import { useApp } from './context.tsx';

/**
 * An actor that lives as long as the page which calls this, beside the long-lived machines and on their clock. Only
 * for pages of members, for whom these are loaded first.
 */
export function usePageActor<M extends AnyStateMachine>(
  create: () => { machine: M; input: InputFrom<M> },
): Actor<M> {
  const { app, inspect } = useApp();
  if (!app) throw new Error('the machines are not loaded');
  const [{ machine, input }] = useState(create);
  const options = { id: machine.id, clock: app.clock, input, ...(inspect && { inspect }) };
  return useActorRef(machine as AnyStateMachine, options) as Actor<M>;
}
