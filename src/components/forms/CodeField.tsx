import { Trans } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { failureName } from '#contract/codes.ts';
import { codeResend } from '#contract/times.ts';
import { stateName, useChildSelector } from '#src/actors/machines.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { CodeImage, type TakeImage } from './CodeImage.tsx';
import css from './form.module.css';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'required'> {
  /** The machine that invokes the code's. */
  of: 'passwordRecovery' | 'registration' | 'contactVerify';
  part?: string | undefined;
  required?: boolean;
  /** Error text of the field, or of the request for a code. */
  error: string | null | undefined;
  /** `take`: the code of the image where the site asks for one, once; null if it was not typed. */
  onRequest: (take: TakeImage) => void;
}

/**
 * View of the verification-code machine: the code field, the send button and the resend countdown, after the image that the
 * site may ask for.
 */
export function CodeField({ of, part, onRequest, ...field }: Props) {
  const state = useChildSelector(of, 'verificationCode', stateName, part);
  const failure = useChildSelector(of, 'verificationCode', ({ context }) => context.failure, part);
  if (!site.captcha.sentCodes) return <Code of={of} part={part} onRequest={onRequest} {...field} />;
  const isRefused = failure !== null && failureName(failure) === 'verify_failed';
  return (
    <CodeImage id={`${of} ${part ?? ''}`} isRefused={isRefused} isHidden={state === 'coolingDown'}>
      {(take) => (
        <Code
          of={of}
          part={part}
          onRequest={() => onRequest(take)}
          {...field}
          {...(isRefused && { error: null })}
        />
      )}
    </CodeImage>
  );
}

function Code({ of, part, required, error, onRequest, ...input }: Props) {
  const state = useChildSelector(of, 'verificationCode', stateName, part) ?? undefined;
  const since = useChildSelector(of, 'verificationCode', ({ context }) => context.since, part);
  return (
    <div data-machine="verificationCode" data-state={state}>
      <TextField
        label={<Trans>Code from the message</Trans>}
        required={required}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...input}
        {...(error
          ? { state: 'invalid', note: error }
          : state === 'coolingDown' && { note: <Trans>A code has been sent to you.</Trans> })}
        end={
          <Button
            variant="ghost"
            className={css.send}
            busy={state === 'sending'}
            cooldownLabel={state === 'coolingDown' && since ? <ResendCountdown since={since} /> : undefined}
            onClick={() => onRequest(() => ({}))}
          >
            <Trans>Send code</Trans>
          </Button>
        }
      />
    </div>
  );
}

/** Minutes and seconds until the next code can be requested. */
function ResendCountdown({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), 1_000);
    return () => window.clearInterval(timer);
  }, []);
  const left = Math.min(codeResend, Math.max(1_000, since + codeResend - now));
  const seconds = Math.ceil(left / 1_000);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <Trans>Resend in {clock}</Trans>;
}
