import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { codeResend } from '#contract/limits.ts';
import { tidyDigits } from '#contract/validation.ts';
import { stateName, useActorState, useMachine } from '../../actors/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/TextField.tsx';
import css from './register.module.css';
import type { Typed } from './schema.ts';
import { useOperatorErrors } from './use-operator-errors.ts';
import { wrong } from './words.ts';

interface Props {
  currency: string;
  required?: boolean;
  form: UseFormReturn<Typed>;
}

/** The code that is sent to the phone number above it, and the wait for the next one. */
export function PhoneCode({ currency, required, form }: Props) {
  const { i18n } = useLingui();
  const phoneCode = useMachine('registration', (snapshot) => snapshot.children.phoneCode);
  const state = useActorState(phoneCode, stateName);
  const context = useActorState(phoneCode, (snapshot) => snapshot.context);
  useOperatorErrors(context?.failure ?? null, form, 'phone_verify');
  const refused = form.formState.errors.phone_verify?.message;
  const ask = async () => {
    const phone = tidyDigits(form.getValues('member_phone'));
    if (phone === '')
      return form.setError('member_phone', { message: i18n._(wrong.phoneFirst) }, { shouldFocus: true });
    if (!(await form.trigger('member_phone', { shouldFocus: true }))) return;
    form.clearErrors('phone_verify');
    phoneCode?.send({ type: 'phoneCode.request', phone, currency });
  };
  return (
    <div data-machine="phoneCode" data-state={state}>
      <TextField
        label={<Trans>Code in the message</Trans>}
        required={required}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.register('phone_verify')}
        {...(refused
          ? { state: 'wrong', note: refused }
          : state === 'cooling' && { note: <Trans>A message with a code is on its way.</Trans> })}
        end={
          <Button
            kind="plain"
            className={css.send}
            busy={state === 'sending'}
            cooling={state === 'cooling' && context ? <Wait since={context.since} /> : undefined}
            onClick={() => void ask()}
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
