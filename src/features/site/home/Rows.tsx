import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { selectEnvelope } from '#machines/promotions/red-envelope.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useIsDesktop, useMachineSelector } from '#src/actors/machines.ts';
import { useTurn } from '#src/api/initial-load.ts';
import RedEnvelopeEntry from '#src/components/RedEnvelopeEntry.tsx';
import { Ads } from './Ads.tsx';
import { ContinueRow } from './ContinueRow.tsx';
import css from './Home.module.css';
import { HotRow } from './HotRow.tsx';
import { inHomeOrder, type Row } from './home-order.ts';
import { templateConfigQuery } from './home-part-queries.ts';
import { JackpotCard } from './JackpotCard.tsx';
import { Providers } from './Providers.tsx';

interface Props {
  /** In place of each row whose turn has not come. */
  placeholder: ReactNode;
  /** Whether the rows render together; on the first page one after another, because together they block input. */
  atOnce: boolean;
}

/** The rows below the halls; on the phone in the order of the operator's template. */
export default function Rows({ placeholder, atOnce }: Props) {
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
  const inTurn = (row: ReactNode) => (
    <InTurn placeholder={placeholder} atOnce={atOnce}>
      {row}
    </InTurn>
  );
  const rows: Record<Row, ReactNode> = {
    redEnvelope: wasEnvelopeThere && envelopeRow,
    lastPlaying: inTurn(isMember && <ContinueRow />),
    hot: (
      <>
        {inTurn(<HotRow gtId="2" title={t`Most played`} featured />)}
        {inTurn(<HotRow gtId="3" title={t`Live tables`} />)}
      </>
    ),
    jackpot: inTurn(
      !desktop && (
        <div className={css.standalone}>
          <JackpotCard />
        </div>
      ),
    ),
    ads: inTurn(<Ads />),
    providers: inTurn(<Providers />),
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

/** A row that comes later than its turn, such as a member's after sign-in, renders at once. */
function InTurn({ placeholder, atOnce, children }: Props & { children: ReactNode }) {
  const isMyTurn = useTurn({ atOnce });
  return isMyTurn ? children : children && placeholder;
}
