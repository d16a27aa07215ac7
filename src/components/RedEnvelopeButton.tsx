import { useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { selectEnvelope } from '#machines/promotions/red-envelope.selectors.ts';
import { useIsDesktop, useMachineSelector } from '#src/actors/machines.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const RedEnvelopeEntry = lazyComponent(() => import('./RedEnvelopeEntry.tsx'), { optional: true });

/**
 * An available red envelope, in halls and among the promotions: in the desktop's header, and beside the title of the
 * promotions on a phone. Home has a card for it; elsewhere its countdown would stand over a task or a text.
 */
export function RedEnvelopeButton({ layout }: { layout: 'desktop' | 'phone' }) {
  const desktop = useIsDesktop();
  const envelope = useMachineSelector('redEnvelope', selectEnvelope);
  const isOffered = useLocation({
    select: ({ pathname }) => /^\/(gameHall|discount)/.test(pathname),
  });
  if (!envelope || !isOffered || desktop !== (layout === 'desktop')) return null;
  return (
    <Suspense>
      <RedEnvelopeEntry envelope={envelope} compact />
    </Suspense>
  );
}
