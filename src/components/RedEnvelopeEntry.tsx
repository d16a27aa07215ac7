import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Envelope } from '#machines/promotions/red-envelope.machine.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { countdownText, durationText, spokenStep } from '#src/i18n/duration.ts';
import { cx, Spinner, VisuallyHidden } from '#src/ui/elements.tsx';
import { RedEnvelopeIcon } from '#src/ui/RedEnvelopeIcon.tsx';
import css from './RedEnvelopeEntry.module.css';
import { useTimeLeft } from './use-time-left.ts';

interface Props {
  envelope: Envelope;
  /** For the page header. */
  compact?: boolean;
}

/** Opens an available red envelope and shows its remaining time. */
export default function RedEnvelopeEntry({ envelope, compact }: Props) {
  const { i18n, t } = useLingui();
  const state = useMachineSelector('redEnvelope', stateName);
  const send = useSend('redEnvelope');
  // Whole minutes, so that the button's accessible name does not change while it is read out.
  const left = useTimeLeft(envelope.endsAt, 60_000);
  const words = durationText(i18n.locale, left);
  const spoken = durationText(i18n.locale, spokenStep(left));
  return (
    <div className={css.entry} data-machine="redEnvelope" data-state={state}>
      <RedEnvelopeCard
        state="counting"
        compact={compact}
        label={<Trans>Red envelope closes in</Trans>}
        figure={
          <>
            <TimeLeft endsAt={envelope.endsAt} />
            <VisuallyHidden>{words}</VisuallyHidden>
          </>
        }
        name={t`Open red envelope: it closes in ${words}`}
        action={compact ? t({ message: 'Open', context: 'red envelope' }) : t`Open red envelope`}
        onOpen={() => send({ type: 'redEnvelope.show' })}
      />
      <VisuallyHidden>
        <span role="status">
          <Trans>You have a red envelope: {spoken} left</Trans>
        </span>
      </VisuallyHidden>
    </div>
  );
}

/** A component of its own, so that nothing else is rendered each second. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const { i18n } = useLingui();
  return <span aria-hidden="true">{countdownText(i18n.locale, useTimeLeft(endsAt))}</span>;
}

interface RedEnvelopeCardProps {
  /** Without an envelope the card is not rendered. */
  state: 'counting' | 'open' | 'claiming' | 'claimed' | 'taken' | 'failed';
  label: ReactNode;
  /** The countdown, the amount once claimed, or another text. */
  figure: ReactNode;
  onOpen: () => void;
  /** What the button is called if it is compact: its texts alone do not say what it does. */
  name?: string;
  /** What the button does, such as "Open red envelope"; if it is compact, only where there is room. */
  action?: string;
  /** The icon, and action and figure where there is room. */
  compact?: boolean;
}

export function RedEnvelopeCard({
  state,
  label,
  figure,
  onOpen,
  name,
  action,
  compact,
}: RedEnvelopeCardProps) {
  const isDone = state === 'taken' || state === 'claimed';
  const idle = isDone || state === 'claiming';
  return (
    <button
      type="button"
      className={cx(css.card, isDone && css.used, compact && css.compact)}
      title={compact ? name : undefined}
      aria-busy={state === 'claiming' || undefined}
      aria-disabled={idle || undefined}
      onClick={idle ? undefined : onOpen}
    >
      {compact && <VisuallyHidden>{name}</VisuallyHidden>}
      <span className={css.text} aria-hidden={compact}>
        {!compact && <span className={css.label}>{label}</span>}
        <span className={css.figure}>{figure}</span>
        {action && <span className={css.action}>{action}</span>}
      </span>
      <span className={css.image}>
        <RedEnvelopeIcon className={css.icon} open={state === 'claimed'} />
        {state === 'claiming' && <Spinner />}
      </span>
    </button>
  );
}
