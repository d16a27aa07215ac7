import { Trans } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { codeResend } from '#contract/limits.ts';
import type { phoneCodeMachine } from '#machines/phone-code.machine.ts';
import { stateName, useActorState } from '#src/app/context.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import css from './form.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'required'> {
  phoneCode: ActorRefFrom<typeof phoneCodeMachine> | undefined;
  required?: boolean;
  /** Why what was typed, or asked for, is not taken. */
  wrong: string | null | undefined;
  onAsk: () => void;
}

/** The phone-code machine's view: a field for the code, the button that sends one, and the wait for the next. */
export function CodeField({ phoneCode, required, wrong, onAsk, ...input }: Props) {
  const state = useActorState(phoneCode, stateName);
  const since = useActorState(phoneCode, (snapshot) => snapshot.context.since);
  return (
    <div data-machine="phoneCode" data-state={state}>
      <TextField
        label={<Trans>Code in the message</Trans>}
        required={required}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...input}
        {...(wrong
          ? { state: 'wrong', note: wrong }
          : state === 'cooling' && { note: <Trans>A message with a code is on its way.</Trans> })}
        end={
          <Button
            kind="plain"
            className={css.send}
            busy={state === 'sending'}
            cooling={state === 'cooling' && since ? <Wait since={since} /> : undefined}
            onClick={onAsk}
          >
            <Trans>Send a code</Trans>
          </Button>
        }
      />
    </div>
  );
}

/** Minutes and seconds until the next message can be asked for. */
function Wait({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, []);
  const left = Math.min(codeResend, Math.max(1_000, since + codeResend - now));
  const seconds = Math.ceil(left / 1_000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <Trans>Again in {clock}</Trans>;
}
