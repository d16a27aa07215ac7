import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { CheckIn as Calendar, CheckInDay } from '#contract/endpoints/promotions/check-in.ts';
import { fromDecimal } from '#contract/money.ts';
import { checkInMachine } from '#machines/promotions/check-in.machine.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { MinorBalance } from '#src/components/MinorAmount.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { randomId } from '#src/random-id.ts';
import { Button, cx, TextButton } from '#src/ui/elements.tsx';
import { InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import css from './CheckIn.module.css';
import { CheckInCalendar } from './CheckInCalendar.tsx';
import { Reward, StreakReward } from './CheckInReward.tsx';
import { checkInImplementations, unfinishedCheckIn } from './check-in.implementations.ts';

interface Props {
  /** `month` unfolds the whole month from the week; `week` shows the week around today alone. */
  span: 'month' | 'week';
}

/** The daily check-in; nothing where it is closed without a reason. */
export default function CheckIn({ span }: Props) {
  return (
    <PageMachine
      name="checkIn"
      logic={({ queryClient }) => checkInMachine.provide(checkInImplementations(queryClient))}
      input={{ unfinished: unfinishedCheckIn.get() }}
    >
      <CheckInPanel span={span} />
    </PageMachine>
  );
}

function CheckInPanel({ span }: Props) {
  const state = useMachineSelector('checkIn', stateName);
  const reason = useMachineSelector('checkIn', ({ context }) => context.info?.closedReason);
  const calendar = useCalendar();
  const isClosed = state === 'known.closed';
  const isHidden = isClosed && !reason;
  return (
    <div
      className={cx(css.machine, span === 'month' && css.above)}
      data-machine="checkIn"
      data-state={state}
      hidden={isHidden}
    >
      {!isHidden && (
        <Panel title={<Trans>Daily check-in</Trans>} end={!isClosed && <Streak />}>
          <div className={cx(css.content, span === 'month' && !isClosed && css.wide)}>
            {!isClosed && <Month span={span} />}
            <div className={css.side}>
              {!isClosed && state !== 'known.passed' && <StreakReward calendar={calendar} />}
              <Outcome />
              <Today span={span} />
            </div>
          </div>
        </Panel>
      )}
    </div>
  );
}

/** The month as it is after the last check-in. */
function useCalendar(): Calendar | null {
  const { info, signed } = useMachineSelector('checkIn', ({ context }) => context);
  const isSuccess = useMachineSelector('checkIn', (snapshot) => snapshot.matches({ known: 'success' }));
  if (!isSuccess || !signed || !info) return info;
  const { days, streak } = signed;
  return { ...info, streak, days: days.length > 0 ? days : info.days };
}

function Streak() {
  const streak = useCalendar()?.streak ?? 0;
  if (streak === 0) return null;
  return <Plural value={streak} one="# day in a row" other="# days in a row" />;
}

/** The month would take most of the first screen: it is shown on demand. */
function Month({ span }: Props) {
  const { t } = useLingui();
  const calendar = useCalendar();
  const [isWhole, setWhole] = useState(false);
  const isLoading = useMachineSelector('checkIn', (snapshot) => snapshot.matches('loading'));
  if (!calendar) return isLoading ? <LineSkeletons label={t`Loading the check-in`} count={3} /> : null;
  const isFolding = span === 'month';
  return (
    <div className={css.span}>
      <CheckInCalendar
        days={calendar.days}
        today={calendar.today}
        streak={calendar.streak}
        span={isFolding && !isWhole ? 'week' : span}
      />
      {isFolding && (
        <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Show fewer</Trans> : <Trans>Show the month</Trans>}
        </TextButton>
      )}
    </div>
  );
}

/** The outcome of the last check-in, as far as is known; what one has added is shown with today. */
function Outcome() {
  const { i18n, t } = useLingui();
  const snapshot = useMachineSelector('checkIn', (current) => current);
  const { failure } = snapshot.context;
  const isRefused = failure !== null && !snapshot.matches('failed');
  return (
    <RequestStatus
      machine="checkIn"
      refusal={isRefused && failureText(i18n, failure)}
      isMissing={snapshot.matches({ known: { open: 'missing' } })}
      texts={{
        checking: t`Checking whether we have received your check-in`,
        unknown: t`We do not know yet whether we have received your check-in. The reward is added to your wallet once at most.`,
        missing: t`We did not receive your check-in. Nothing was added to your wallet.`,
      }}
    />
  );
}

/** What can be done today, or what was. On the overview the lit button is that of the balance. */
function Today({ span }: Props) {
  const { i18n } = useLingui();
  const currency = useCurrency();
  const snapshot = useMachineSelector('checkIn', (current) => current);
  const { failure, info, signed } = snapshot.context;
  const send = useSend('checkIn');
  const today = info?.days.find(({ date }) => date === info.today);
  if (snapshot.matches('failed') && failure)
    return (
      <InlineAlert
        tone="error"
        icon={<CircleAlert />}
        text={failureText(i18n, failure)}
        action={
          <Button onClick={() => send({ type: 'checkIn.refresh' })}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    );
  if (snapshot.matches({ known: 'success' }) && signed)
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={
          <Trans>
            Checked in: <Reward decimal={signed.reward} /> added.
          </Trans>
        }
        detail={
          signed.balance !== null && (
            <Trans>
              Wallet now <MinorBalance minor={fromDecimal(signed.balance, currency)} currency={currency} />
            </Trans>
          )
        }
      />
    );
  if (snapshot.matches({ known: 'signed' }))
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={<Trans>You have checked in today. Come back tomorrow.</Trans>}
      />
    );
  if (snapshot.matches({ known: 'passed' }))
    return (
      <p className={css.note}>
        <Trans>The check-in of this period is over.</Trans>
      </p>
    );
  if (snapshot.matches({ known: 'closed' })) return <p className={css.note}>{info?.closedReason}</p>;
  if (!today) return null;
  if (today.state === 'conditional') return <Condition day={today} />;
  return (
    <Button
      variant={span === 'week' ? 'secondary' : 'primary'}
      shape="wide"
      disabled={snapshot.matches('loading')}
      busy={snapshot.hasTag('busy')}
      busyLabel={<Trans>Checking in</Trans>}
      onClick={() => send({ type: 'checkIn.sign', request: { requestId: randomId(), date: today.date } })}
    >
      {today.reward === null ? (
        <Trans>Check in</Trans>
      ) : (
        <Trans>
          Check in for <Reward decimal={today.reward} />
        </Trans>
      )}
    </Button>
  );
}

/** What is lacking for today's check-in. */
function Condition({ day: { condition, done, required, reward } }: { day: CheckInDay }) {
  const lacks = <Reward decimal={required} />;
  const has = <Reward decimal={done} />;
  const gives = <Reward decimal={reward} />;
  return (
    <InlineAlert
      tone="info"
      icon={<CircleAlert />}
      text={
        condition === 'stake' ? (
          <Trans>
            Stake {lacks} today to check in for {gives}.
          </Trans>
        ) : (
          <Trans>
            Deposit {lacks} today to check in for {gives}.
          </Trans>
        )
      }
      detail={<Trans>{has} so far</Trans>}
      action={condition === 'deposit' && <DepositButton variant="secondary" />}
    />
  );
}
