import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { selectEnvelope } from '#machines/red-envelope.selectors.ts';
import { selectIsMember } from '#machines/session.selectors.ts';
import { useIsDesktop, useMachineSelector } from '#src/actors/context.tsx';
import RedEnvelopeEntry from '#src/components/RedEnvelopeEntry.tsx';
import { Ads } from './Ads.tsx';
import { ContinueRow } from './ContinueRow.tsx';
import css from './Home.module.css';
import { HotRow } from './HotRow.tsx';
import { inHomeOrder, type Row } from './home-order.ts';
import { templateConfigQuery } from './home-part-queries.ts';
import { JackpotCard } from './JackpotCard.tsx';
import { Providers } from './Providers.tsx';

/** The rows below the halls; on the phone in the order of the operator's template. */
export default function Rows() {
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const isMember = useMachineSelector('session', selectIsMember);
  const envelope = useMachineSelector('redEnvelope', selectEnvelope);
  // An envelope that comes later is the last row, where it moves no other.
  const [wasEnvelopeThere] = useState(Boolean(envelope));
  const envelopeRow = !desktop && envelope && (
    <div className={css.standalone}>
      <RedEnvelopeEntry envelope={envelope} />
    </div>
  );
  const { data: config } = useQuery({ ...templateConfigQuery(), enabled: !desktop });
  const rows: Record<Row, ReactNode> = {
    redEnvelope: wasEnvelopeThere && envelopeRow,
    lastPlaying: isMember && <ContinueRow />,
    hot: (
      <>
        <HotRow gtId="2" title={t`Most played`} featured />
        <HotRow gtId="3" title={t`Live tables`} />
      </>
    ),
    jackpot: !desktop && (
      <div className={css.standalone}>
        <JackpotCard />
      </div>
    ),
    ads: <Ads />,
    providers: <Providers />,
  };
  return (
    <>
      {inHomeOrder(config?.homeOrder).map((row) => (
        <Fragment key={row}>{rows[row]}</Fragment>
      ))}
      {!wasEnvelopeThere && envelopeRow}
    </>
  );
}
