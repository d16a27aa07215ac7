import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { InputFrom } from 'xstate';
import type { PageName, Pages } from '#machines/kernel/registry.ts';
import { selectEpoch } from '#machines/session/session.selectors.ts';
import { PageIds, systemId, useApp } from './machines.tsx';
import type { PageWorld } from './pages.ts';

interface Props<N extends PageName> {
  name: N;
  /** Distinguishes machines of the same name on one page. */
  part?: string;
  /** The machine with its implementations; read once. */
  logic: (world: PageWorld) => Pages[N];
  /** Read once. */
  input: InputFrom<Pages[N]>;
  /** Shown until the machine runs: in the same frame, unless the machines are still being loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Starts a machine under its name in the app's system and ends it with the page. What is inside reads and controls it by
 * name (`useMachineSelector`, `useSend`), and the root sends it events.
 */
export function PageMachine<N extends PageName>({ name, part, logic, input, fallback, children }: Props<N>) {
  const { app, loadApp } = useApp();
  const queryClient = useQueryClient();
  const id = systemId(name, part);
  const [first] = useState(() => ({ logic, input }));
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!app) void loadApp();
  }, [app, loadApp]);
  useLayoutEffect(() => {
    if (!app) return;
    const pages = app.system.get('pages');
    const epoch = selectEpoch(app.system.get('session').getSnapshot());
    const world = { queryClient, clock: app.clock, epoch };
    pages.send({ type: 'page.opened', id, logic: first.logic(world), input: first.input });
    setRunning(true);
    return () => {
      pages.send({ type: 'page.closed', id });
      setRunning(false);
    };
  }, [app, queryClient, id, first]);
  const outer = useContext(PageIds);
  const ids = useMemo(() => ({ ...outer, [name]: id }), [outer, name, id]);
  return isRunning ? <PageIds value={ids}>{children}</PageIds> : fallback;
}
