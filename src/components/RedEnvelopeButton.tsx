import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { selectEnvelope } from '#machines/promotions/red-envelope.selectors.ts';
import { useIsDesktop, useMachineSelector } from '#src/actors/machines.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const RedEnvelopeEntry = lazyComponent(() => import('./RedEnvelopeEntry.tsx'), { optional: true });

/**
 * An available red envelope: in the desktop's header, and beside the title of the promotions on a phone. Home has a
 * card for it; in the member areas and the registration its countdown would stand over a task.
 */
export function RedEnvelopeButton({ layout }: { layout: 'desktop' | 'phone' }) {
  const desktop = useIsDesktop();
  const envelope = useMachineSelector('redEnvelope', selectEnvelope);
  const isOffered = useLocation({
    select: ({ pathname }) => !/^\/($|user|proxy|fastPayment|fastDeposit|Deposit|register)/.test(pathname),
  });
  if (!envelope || !isOffered || desktop !== (layout === 'desktop')) return null;
  return (
    <Suspense>
      <RedEnvelopeEntry envelope={envelope} compact />
    </Suspense>
  );
}
