import { selectEnvelope } from '#machines/selectors.ts';
import { useMachine } from '../../actors/context.tsx';
import { EnvelopeEntry } from '../promotions/EnvelopeEntry.tsx';
import { JackpotCard } from './JackpotCard.tsx';
import { SideCard } from './SideCard.tsx';

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
