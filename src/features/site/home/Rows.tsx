import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, Suspense, useRef, useState } from 'react';
import { selectEnvelope } from '#machines/promotions/red-envelope.selectors.ts';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useIsDesktop, useMachineSelector, useOnBreak } from '#src/actors/machines.tsx';
import { POPULAR_GT_ID } from '#src/api/game-queries.ts';
import { templateConfigQuery } from '#src/api/site-queries.ts';
import { HotRow } from '#src/components/games/HotRow.tsx';
import { useIsOffered } from '#src/components/offered.tsx';
import RedEnvelopeEntry from '#src/components/RedEnvelopeEntry.tsx';
import { useRegion } from '#src/site/use-region.ts';
import { useNear } from '#src/startup/turns.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';
import { cx } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { ContinueRow } from './ContinueRow.tsx';
import css from './Home.module.css';
import { JackpotCard, JackpotPlace } from './JackpotCard.tsx';
import type { LiveShape } from './LiveRow.tsx';
import { Providers } from './Providers.tsx';
import { type Row, rowsInOrder } from './row-order.ts';

const OpenTables = lazyComponent(() => import('./OpenTables.tsx'), { optional: true });
const Fixtures = lazyComponent(() => import('./Fixtures.tsx'), { optional: true });
const JackpotPath = lazyComponent(() => import('./JackpotPath.tsx'), { optional: true });
const PlayedWeek = lazyComponent(() => import('./PlayedWeek.tsx'), { optional: true });
const RecentWins = lazyComponent(() => import('./RecentWins.tsx'), { optional: true });
const Ads = lazyComponent(() => import('./Ads.tsx'), { optional: true });

interface Props {
  /** In place of each row whose turn has not come. */
  placeholder: ReactNode;
  /** Whether the rows render together. On the first page they come one after another, because together they block input. */
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
  const onBreak = useOnBreak();
  const hasWins = useIsOffered('winners');
  const hasTables = useIsOffered('liveTables');
  const hasFixtures = useIsOffered('fixtures');
  const hasPath = useIsOffered('jackpotHistory');
  const hasLimits = useIsOffered('limits');
  const variants = { home: useRegion('home'), winners: useRegion('winners') };
  const { data: config } = useQuery({ ...templateConfigQuery(), enabled: !desktop });
  const inTurn = (row: ReactNode, isInHtml = false, place = placeholder) => (
    <InTurn placeholder={place} atOnce={atOnce} isInHtml={isInHtml}>
      {row}
    </InTurn>
  );
  const live = (row: ReactNode, shape: LiveShape) => {
    const place = <div className={cx(css.livePlace, css[shape])} />;
    return inTurn(<Suspense fallback={place}>{row}</Suspense>, false, place);
  };
  const rows: Record<Row, ReactNode> = {
    redEnvelope: wasEnvelopeThere && envelopeRow,
    lastPlaying: inTurn(isMember && <ContinueRow />),
    hot: (
      <>
        {inTurn(<HotRow gtId={POPULAR_GT_ID} title={t`Most played`} featured />, true)}
        {inTurn(<HotRow gtId="3" title={t`Live tables`} />)}
      </>
    ),
    jackpot: inTurn(
      !desktop && (
        <div className={css.standalone}>
          <JackpotCard />
        </div>
      ),
      true,
      // It is lower than the other rows, which may be in sight below it.
      <div className={css.standalone}>
        <JackpotPlace />
      </div>,
    ),
    ads: inTurn(
      <Suspense fallback={placeholder}>
        <Ads />
      </Suspense>,
    ),
    providers: inTurn(<Providers />),
    // An invitation to play, which a member in a break does not get.
    tables: hasTables && !onBreak && live(<OpenTables />, 'liveCards'),
    fixtures: hasFixtures && !onBreak && live(<Fixtures />, 'liveCards'),
    jackpotPath: hasPath && !onBreak && live(<JackpotPath />, 'livePanel'),
    week: isMember && hasLimits && live(<PlayedWeek />, 'livePanel'),
    winners: hasWins && !onBreak && live(<RecentWins />, 'liveList'),
  };
  return (
    <>
      {rowsInOrder(config?.homeOrder, variants).map((row) => (
        <Fragment key={row}>{rows[row]}</Fragment>
      ))}
      {!wasEnvelopeThere && envelopeRow}
    </>
  );
}

interface InTurnProps extends Props {
  /** Whether the row is in a page that the host renders. */
  isInHtml: boolean;
  children: ReactNode;
}

/**
 * A row that is far down the first page comes when the page is used. A row that is there only after its turn, such as a member's
 * after sign-in, comes at once.
 */
function InTurn({ placeholder, atOnce, isInHtml, children }: InTurnProps) {
  const place = useRef<HTMLDivElement>(null);
  const isMyTurn = useNear(place, { atOnce });
  const isRendered = useIsRendered();
  return isMyTurn || (isRendered && isInHtml) ? children : children && <div ref={place}>{placeholder}</div>;
}
