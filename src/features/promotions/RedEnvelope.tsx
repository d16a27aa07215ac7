import { Trans, useLingui } from '@lingui/react/macro';
import {
  selectEnvelope,
  selectEnvelopeCash,
  selectEnvelopeClaimed,
  selectEnvelopeClaiming,
  selectEnvelopeFailure,
} from '#machines/selectors.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import { useTimeLeft } from '#src/components/use-time-left.ts';
import { durationParts, durationWords, unitName } from '#src/i18n/duration.ts';
import { failureText } from '#src/i18n/failure.ts';
import { moneyFormat } from '#src/site/currency.ts';
import { Button } from '#src/ui/Button.tsx';
import { Countdown } from '#src/ui/Countdown.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Money } from '#src/ui/Money.tsx';
import { Packet } from '#src/ui/RedEnvelopeIcon.tsx';
import css from './RedEnvelope.module.css';

export default function RedEnvelope({ onAnswer }: ModalProps<'redEnvelope'>) {
  const { t, i18n } = useLingui();
  const state = useMachine('redEnvelope', stateName);
  const claimed = useMachine('redEnvelope', selectEnvelopeClaimed);
  const claiming = useMachine('redEnvelope', selectEnvelopeClaiming);
  const failure = useMachine('redEnvelope', selectEnvelopeFailure);
  const send = useSend('redEnvelope');
  const close = () => onAnswer('no');
  return (
    <Dialog
      data-machine="redEnvelope"
      data-state={state}
      tone="lacquer"
      title={claimed ? <Trans>Added to your wallet</Trans> : <Trans>A red envelope for you</Trans>}
      failure={failure && failureText(i18n, failure)}
      closeLabel={t`Close`}
      onClose={close}
      locked={claiming}
    >
      <Packet key={String(claimed)} className={claimed ? css.opened : css.sealed} open={claimed} />
      {claimed ? <Amount /> : <Left />}
      {claimed ? (
        <Button key="done" kind="lit" shape="wide" autoFocus onClick={close}>
          <Trans>Done</Trans>
        </Button>
      ) : (
        <Button
          key="open"
          kind="lit"
          shape="wide"
          autoFocus
          busy={claiming}
          busyLabel={<Trans>Opening</Trans>}
          onClick={() => send({ type: 'redEnvelope.claim' })}
        >
          <Trans>Open it</Trans>
        </Button>
      )}
    </Dialog>
  );
}

function Amount() {
  const cash = useMachine('redEnvelope', selectEnvelopeCash) ?? 0;
  const currency = useCurrency();
  return (
    <p className={css.amount} role="status">
      <Money value={cash} format={moneyFormat(currency)} />
    </p>
  );
}

/** What is left of its time. */
function Left() {
  const { t, i18n } = useLingui();
  const envelope = useMachine('redEnvelope', selectEnvelope);
  const left = useTimeLeft(envelope?.endsAt ?? 0);
  const words = durationWords(i18n.locale, left);
  return (
    <div className={css.left}>
      <p>
        <Trans>It can be opened for</Trans>
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
