import { Suspense } from 'react';
import { selectEnvelope } from '#machines/promotions/red-envelope.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import RedEnvelopeEntry from '#src/components/RedEnvelopeEntry.tsx';
import { useUsed } from '#src/startup/turns.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { AsideCard } from './AsideCard.tsx';
import { JackpotCard } from './JackpotCard.tsx';

const HomeFloats = lazyComponent(() => import('./HomeFloats.tsx'), {
  optional: true,
});

/** Cards beside the banners on a wide screen. */
export default function HomeAside() {
  const envelope = useMachineSelector('redEnvelope', selectEnvelope);
  const floats = useUsed(HomeFloats) ? (
    <Suspense>
      <HomeFloats />
    </Suspense>
  ) : null;
  return (
    <>
      <JackpotCard end={floats} />
      {envelope ? <RedEnvelopeEntry envelope={envelope} /> : <AsideCard />}
    </>
  );
}
