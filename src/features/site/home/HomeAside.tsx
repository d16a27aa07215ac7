import { selectEnvelope } from '#machines/promotions/red-envelope.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import RedEnvelopeEntry from '#src/components/RedEnvelopeEntry.tsx';
import { AsideCard } from './AsideCard.tsx';
import { JackpotCard } from './JackpotCard.tsx';

/** Cards beside the banners on a wide screen. */
export default function HomeAside() {
  const envelope = useMachineSelector('redEnvelope', selectEnvelope);
  return (
    <>
      <JackpotCard />
      {envelope ? <RedEnvelopeEntry envelope={envelope} /> : <AsideCard />}
    </>
  );
}
