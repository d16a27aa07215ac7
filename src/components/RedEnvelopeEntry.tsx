import { Trans, useLingui } from '@lingui/react/macro';
import type { Envelope } from '#machines/red-envelope.machine.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import { durationParts, durationWords, spokenStep } from '#src/i18n/duration.ts';
import { EnvelopeCard } from '#src/ui/RedEnvelopeCard.tsx';
import { OffScreen } from '#src/ui/VisuallyHidden.tsx';
import css from './RedEnvelopeEntry.module.css';
import { useTimeLeft } from './use-time-left.ts';

interface Props {
  envelope: Envelope;
  slim?: boolean;
}

/** The way to a gift that is there, with what is left of its time. */
export function EnvelopeEntry({ envelope, slim }: Props) {
  const { i18n } = useLingui();
  const state = useMachine('redEnvelope', stateName);
  const send = useSend('redEnvelope');
  const left = useTimeLeft(envelope.endsAt);
  // Read out as the button's name: whole minutes, or it would change under the reader.
  const words = durationWords(i18n.locale, Math.ceil(left / 60_000) * 60_000);
  const spoken = durationWords(i18n.locale, spokenStep(left));
  return (
    <div className={css.entry} data-machine="redEnvelope" data-state={state}>
      <EnvelopeCard
        state="counting"
        slim={slim}
        label={<Trans>Red envelope closes in</Trans>}
        figure={
          <>
            <span aria-hidden="true">{clockOf(i18n.locale, left)}</span>
            <OffScreen>{words}</OffScreen>
          </>
        }
        onOpen={() => send({ type: 'redEnvelope.show' })}
      />
      <OffScreen>
        <span role="status">
          <Trans>A red envelope is waiting for you: {spoken} left</Trans>
        </span>
      </OffScreen>
    </div>
  );
}

/** "02:14:09", or "12 days, 4 hours" where it is far away. */
function clockOf(locale: string, left: number): string {
  const parts = durationParts(left);
  if (parts[0]?.unit === 'day') return durationWords(locale, left);
  return parts.map(({ count }) => String(count).padStart(2, '0')).join(':');
}
