import { useLingui } from '@lingui/react/macro';
import { selectEnvelope, selectIsMember } from '#machines/selectors.ts';
import { useIsDesktop, useMachine } from '../../actors/context.tsx';
import { EnvelopeEntry } from '../promotions/EnvelopeEntry.tsx';
import { ContinueRow } from './ContinueRow.tsx';
import css from './Home.module.css';
import { HotRow } from './HotRow.tsx';
import { JackpotCard } from './JackpotCard.tsx';
import { Providers } from './Providers.tsx';

/** What lies below the halls. */
export default function Rows() {
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const isMember = useMachine('session', selectIsMember);
  const envelope = useMachine('redEnvelope', selectEnvelope);
  return (
    <>
      {!desktop && envelope && (
        <div className={css.alone}>
          <EnvelopeEntry envelope={envelope} />
        </div>
      )}
      {isMember && <ContinueRow />}
      <HotRow gtId="2" title={t`Played most this week`} />
      <HotRow gtId="3" title={t`At the tables now`} />
      {!desktop && (
        <div className={css.alone}>
          <JackpotCard />
        </div>
      )}
      <Providers />
    </>
  );
}
