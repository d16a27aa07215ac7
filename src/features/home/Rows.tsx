import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { selectEnvelope, selectIsMember } from '#machines/selectors.ts';
import { templateConfigQuery } from '#src/api/page-part-queries.ts';
import { useIsDesktop, useMachine } from '#src/app/context.tsx';
import { EnvelopeEntry } from '#src/components/RedEnvelopeEntry.tsx';
import { Ads } from './Ads.tsx';
import { ContinueRow } from './ContinueRow.tsx';
import css from './Home.module.css';
import { HotRow } from './HotRow.tsx';
import { inOrder, type Row } from './home-order.ts';
import { JackpotCard } from './JackpotCard.tsx';
import { Providers } from './Providers.tsx';

/** What lies below the halls; on the phone in the order that the operator's template wants. */
export default function Rows() {
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const isMember = useMachine('session', selectIsMember);
  const envelope = useMachine('redEnvelope', selectEnvelope);
  const { data: config } = useQuery({ ...templateConfigQuery(), enabled: !desktop });
  const rows: Record<Row, ReactNode> = {
    redEnvelope: !desktop && envelope && (
      <div className={css.alone}>
        <EnvelopeEntry envelope={envelope} />
      </div>
    ),
    lastPlaying: isMember && <ContinueRow />,
    hot: (
      <>
        <HotRow gtId="2" title={t`Played most this week`} />
        <HotRow gtId="3" title={t`At the tables now`} />
      </>
    ),
    jackpot: !desktop && (
      <div className={css.alone}>
        <JackpotCard />
      </div>
    ),
    ads: <Ads />,
    providers: <Providers />,
  };
  return inOrder(config?.homeOrder).map((row) => <Fragment key={row}>{rows[row]}</Fragment>);
}
