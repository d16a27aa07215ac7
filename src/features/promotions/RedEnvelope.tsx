import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  selectEnvelope,
  selectEnvelopeCash,
  selectEnvelopeClaimed,
  selectEnvelopeClaiming,
  selectEnvelopeFailure,
} from '#machines/promotions/red-envelope.selectors.ts';
import { stateName, useEpoch, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { balanceQuery } from '#src/api/member-queries.ts';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { Balance } from '#src/components/MemberWallet.tsx';
import { useBalanceVisibility } from '#src/components/use-member-status.ts';
import { useTimeLeft } from '#src/components/use-time-left.ts';
import { durationParts, durationText, unitName } from '#src/i18n/duration.ts';
import { failureText } from '#src/i18n/failure.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import { RedEnvelopeIcon } from '#src/ui/RedEnvelopeIcon.tsx';
import { BalanceSkeleton, Money } from '#src/ui/Wallet.tsx';
import css from './RedEnvelope.module.css';

export default function RedEnvelope({ onAnswer }: ModalProps<'redEnvelope'>) {
  const { t, i18n } = useLingui();
  const state = useMachineSelector('redEnvelope', stateName);
  const claimed = useMachineSelector('redEnvelope', selectEnvelopeClaimed);
  const claiming = useMachineSelector('redEnvelope', selectEnvelopeClaiming);
  const failure = useMachineSelector('redEnvelope', selectEnvelopeFailure);
  const send = useSend('redEnvelope');
  const close = () => onAnswer('no');
  return (
    <Dialog
      data-machine="redEnvelope"
      data-state={state}
      tone="festive"
      title={claimed ? <Trans>Added to your wallet</Trans> : <Trans>A red envelope for you</Trans>}
      failure={failure && failureText(i18n, failure)}
      closeLabel={t`Close`}
      onClose={close}
      locked={claiming}
    >
      <RedEnvelopeIcon key={String(claimed)} className={claimed ? css.opened : css.sealed} open={claimed} />
      {claimed ? (
        <>
          <Amount />
          <NewBalance />
        </>
      ) : (
        <TimeLeft />
      )}
      {claimed ? (
        <Button key="done" variant="primary" shape="wide" autoFocus onClick={close}>
          <Trans>Done</Trans>
        </Button>
      ) : (
        <Button
          key="open"
          variant="primary"
          shape="wide"
          autoFocus
          busy={claiming}
          busyLabel={<Trans>Opening</Trans>}
          onClick={() => send({ type: 'redEnvelope.claim' })}
        >
          <Trans>Open red envelope</Trans>
        </Button>
      )}
    </Dialog>
  );
}

function Amount() {
  const cash = useMachineSelector('redEnvelope', selectEnvelopeCash);
  const currency = useCurrency();
  return (
    <p className={css.amount} role="status">
      <Money value={cash} format={moneyFormat(currency)} />
    </p>
  );
}

/** The balance with the envelope's money; nothing if it cannot be read. */
function NewBalance() {
  const { data, isFetching, isError } = useQuery({ ...balanceQuery(useEpoch()), enabled: false });
  const { isVisible } = useBalanceVisibility();
  const [before] = useState(data);
  if (isError) return null;
  return (
    <p className={css.balance} role="status">
      {data === before || isFetching ? (
        <BalanceSkeleton />
      ) : (
        <Trans>
          Your balance is now <Balance shown={isVisible} />
        </Trans>
      )}
    </p>
  );
}

/** Remaining time of the envelope. */
function TimeLeft() {
  const { t, i18n } = useLingui();
  const envelope = useMachineSelector('redEnvelope', selectEnvelope);
  const left = useTimeLeft(envelope?.endsAt ?? 0);
  const words = durationText(i18n.locale, left);
  return (
    <div className={css.left}>
      <p>
        <Trans>Time remaining</Trans>
      </p>
      <Countdown
        label={t`${words} left`}
        parts={durationParts(left).map(({ unit, count }) => ({
          id: unit,
          unit: unitName(i18n.locale, unit, count),
          figure: String(count).padStart(2, '0'),
        }))}
      />
    </div>
  );
}

interface CountdownProps {
  /** The time left in words: the boxes alone would be read as separate numbers. */
  label: string;
  parts: { unit: ReactNode; id: string; figure: string }[];
}

const Countdown = ({ label, parts }: CountdownProps) => (
  <div className={css.countdown} role="timer" aria-label={label}>
    {parts.map(({ id, figure, unit }) => (
      <span key={id} className={css.part} aria-hidden="true">
        <span className={css.figure}>{figure}</span>
        <span className={css.unit}>{unit}</span>
      </span>
    ))}
  </div>
);
