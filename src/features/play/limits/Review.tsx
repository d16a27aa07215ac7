import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { PlayLimits } from '#contract/endpoints/play/limits.ts';
import { isReviewed, type LimitChange } from '#machines/play/play-limits.machine.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { runningBreak } from '#src/api/member-queries.ts';
import { formatDate, formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { ChoiceBar } from '#src/ui/ChoiceCards.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { DescriptionList } from '#src/ui/Panel.tsx';
import { useBreakLength } from './Breaks.tsx';
import { LimitValue } from './Limit.tsx';
import { amountOf, breakEnd, exclusionsLonger, isLooser, type LimitRow, limitName } from './limits.ts';
import { ReviewDialog } from './Outcome.tsx';

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

interface ExclusionReviewProps {
  change: Extract<LimitChange, { type: 'exclusion' }>;
  limits: PlayLimits;
  /** The operator's time. */
  now: number;
}

/** The member types a word to confirm an exclusion. */
function ExclusionReview({ change, limits, now }: ExclusionReviewProps) {
  const send = useSend('playLimits');
  const { t, i18n } = useLingui();
  const length = useBreakLength();
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const word = t({ message: 'EXCLUDE', comment: 'The member types this word to confirm a self-exclusion' });
  const isTyped = plain(typed, i18n.locale) === plain(word, i18n.locale);
  const isInvalid = isChecked && !isTyped;
  const time = formatDate(i18n.locale, new Date(breakEnd(change, now)).toISOString());
  const name = length(change);
  const zone = timeZoneLabel();
  return (
    <ReviewDialog
      title={<Trans>Exclude yourself?</Trans>}
      text={
        <Trans>
          Games, deposits and promotions are closed until {time} ({zone}). You can sign in and withdraw. It
          cannot be ended early.
        </Trans>
      }
      yes={<Trans>Exclude myself for {name}</Trans>}
      danger
      onSubmit={() => {
        setChecked(true);
        return isTyped;
      }}
    >
      <ChoiceBar
        legend={<Trans>For how long?</Trans>}
        look="chips"
        choices={exclusionsLonger(runningBreak(limits, now), now).map((months) => ({
          id: String(months),
          label: length({ type: 'exclusion', months }),
        }))}
        value={String(change.months)}
        onChange={(id) => send({ type: 'limits.review', change: { type: 'exclusion', months: Number(id) } })}
      />
      <TextField
        label={<Trans>Type {word} to confirm</Trans>}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        state={isInvalid ? 'invalid' : undefined}
        note={isInvalid ? t`Enter the word exactly as shown.` : undefined}
      />
    </ReviewDialog>
  );
}

/** Without case and the marks of Latin letters, which not every keyboard has. */
const plain = (text: string, locale: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLocaleUpperCase(locale);
