import { selectEnvelope } from '#machines/selectors.ts';
import { useMachine } from '#src/app/context.tsx';
import { EnvelopeEntry } from '#src/components/RedEnvelopeEntry.tsx';
import { SideCard } from './AsideCard.tsx';
import { JackpotCard } from './JackpotCard.tsx';

/** What stands beside the offers where there is room. */
export default function Side() {
  const envelope = useMachine('redEnvelope', selectEnvelope);
  return (
    <>
      <JackpotCard />
      {envelope ? <EnvelopeEntry envelope={envelope} /> : <SideCard />}
    </>
  );
}
