import { Trans, useLingui } from '@lingui/react/macro';
import type { Envelope } from '#machines/promotions/red-envelope.machine.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { countdownText, durationText, spokenStep } from '#src/i18n/duration.ts';
import { RedEnvelopeCard } from '#src/ui/RedEnvelopeCard.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
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
  const left = useTimeLeft(envelope.endsAt);
  // In the button's accessible name: whole minutes, so that it does not change while it is read out.
  const words = durationText(i18n.locale, Math.ceil(left / 60_000) * 60_000);
  const spoken = durationText(i18n.locale, spokenStep(left));
  return (
    <div className={css.entry} data-machine="redEnvelope" data-state={state}>
      <RedEnvelopeCard
        state="counting"
        compact={compact}
        label={<Trans>Red envelope closes in</Trans>}
        figure={
          <>
            <span aria-hidden="true">{countdownText(i18n.locale, left)}</span>
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
