import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import { isReviewed, type LimitChange } from '#machines/play/play-limits.machine.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { formatTime } from '#src/i18n/time.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { ExclusionReview } from './ExclusionReview.tsx';
import { LimitValue } from './LimitText.tsx';
import { amountOf, breakEnd, isLooser, type LimitRow, limitName } from './limits.ts';
import { ReviewDialog } from './ReviewDialog.tsx';
import { useBreakLength } from './use-break-length.ts';

interface Props {
  limits: PlayLimits;
  rows: readonly LimitRow[];
  currency: string;
  /** The operator's time. */
  now: number;
}
type Change<T extends LimitChange['type']> = Extract<LimitChange, { type: T }>;

/** What a change means, before it is sent. */
export function Review({ limits, rows, currency, now }: Props) {
  const isOpen = useMachineSelector(
    'playLimits',
    (snapshot) =>
      snapshot.matches('reviewing') || (snapshot.matches('sending') && isReviewed(snapshot.context)),
  );
  const change = useMachineSelector('playLimits', ({ context }) => context.change);
  if (!isOpen || !change) return null;
  if (change.type === 'limit') {
    const row = rows.find(({ kind, period }) => kind === change.kind && period === change.period);
    return row ? <LimitReview change={change} row={row} currency={currency} /> : null;
  }
  if (change.type === 'coolOff') return <CoolOffReview change={change} now={now} />;
  if (change.type === 'exclusion') return <ExclusionReview {...{ change, limits, now }} />;
  return null;
}

interface LimitReviewProps extends Pick<Props, 'currency'> {
  change: Change<'limit'>;
  row: LimitRow;
}

function LimitReview({ change, row, currency }: LimitReviewProps) {
  const { i18n } = useLingui();
  const { kind, value, isKnown } = row;
  const next = amountOf(kind, change.value, currency);
  const isHigher = isLooser(next, value);
  const text = isHigher ? (
    <Trans>
      A higher limit takes 24 hours. It applies only if you confirm it here again then. Until then your
      current limit stays.
    </Trans>
  ) : isKnown ? (
    <Trans>This limit applies immediately, on all your devices. You can raise it only after 24 hours.</Trans>
  ) : (
    <Trans>A lower limit applies immediately, a higher one after 24 hours.</Trans>
  );
  const when = isHigher ? <Trans>After 24 hours</Trans> : <Trans>Immediately</Trans>;
  return (
    <ReviewDialog
      title={limitName(i18n, row)}
      text={text}
      yes={isHigher ? <Trans>Request this limit</Trans> : <Trans>Set this limit</Trans>}
    >
      <DescriptionList
        lines={[
          {
            id: 'present',
            label: <Trans>Now</Trans>,
            value: isKnown ? (
              <LimitValue kind={kind} amount={value} currency={currency} />
            ) : (
              <Trans>Unknown</Trans>
            ),
          },
          {
            id: 'next',
            label: isKnown ? when : <Trans>Limit</Trans>,
            value: <LimitValue kind={kind} amount={next} currency={currency} />,
          },
        ]}
      />
    </ReviewDialog>
  );
}

interface CoolOffReviewProps extends Pick<Props, 'now'> {
  change: Change<'coolOff'>;
}

function CoolOffReview({ change, now }: CoolOffReviewProps) {
  const { i18n } = useLingui();
  const length = useBreakLength()(change);
  const time = formatTime(i18n.locale, new Date(breakEnd(change, now)).toISOString());
  const zone = timeZoneLabel();
  return (
    <ReviewDialog
      title={<Trans>Take a break of {length}?</Trans>}
      text={
        <Trans>
          Games, deposits and promotions are closed until {time} ({zone}). You can sign in and withdraw. The
          break cannot be shortened.
        </Trans>
      }
      yes={<Trans>Start the break</Trans>}
    />
  );
}
