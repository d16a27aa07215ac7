import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ComponentPropsWithRef, useEffect, useState } from 'react';
import { failureName } from '#contract/codes.ts';
import { captcha, captchaTypes } from '#contract/endpoints/session/sign-in.ts';
import { codeResend } from '#contract/times.ts';
import type { SolvedImage } from '#machines/session/verification-code.machine.ts';
import { stateName, useChildSelector } from '#src/actors/machines.tsx';
import { callOrThrow } from '#src/api/call.ts';
import { currentSiteId } from '#src/api/request-context.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/elements.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { CaptchaField } from './CaptchaImage.tsx';
import { fieldErrors } from './field-rules.ts';
import css from './form.module.css';

interface CodeFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'required'> {
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
export function CodeField({ of, part, onRequest, ...field }: CodeFieldProps) {
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

function Code({ of, part, required, error, onRequest, ...input }: CodeFieldProps) {
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

export type TakeImage = () => { image?: SolvedImage } | null;

/** An image for one request; `round` makes the next one. Its code is used once. */
const imageQuery = (id: string, round: number) =>
  queryOptions({
    queryKey: ['codeImage', id, round],
    queryFn: ({ signal }) =>
      callOrThrow(captcha, { type: captchaTypes.register, site_id: currentSiteId() }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

interface CodeImageProps {
  /** Distinguishes the images of several forms. */
  id: string;
  /** The operator has refused the last code. */
  isRefused: boolean;
  /** The image is needed no longer, or not yet. */
  isHidden: boolean;
  children: (take: TakeImage) => React.ReactNode;
}

/** The image that the operator wants read before it sends a code. `children` take what was typed, once; null if nothing was. */
function CodeImage({ id, isRefused, isHidden, children }: CodeImageProps) {
  const { t, i18n } = useLingui();
  const [round, setRound] = useState(0);
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { data, isFetching, refetch } = useQuery({ ...imageQuery(id, round), enabled: !isHidden });
  const renew = () => {
    setAnswer('');
    if (data) setRound(round + 1);
    else void refetch();
  };
  const take: TakeImage = () => {
    const typed = answer.trim();
    setMissing(!typed || !data);
    if (!typed || !data) return null;
    renew();
    return { image: { captcha_token: data.token, answer: typed } };
  };
  const problem = isMissing ? fieldErrors.captcha : null;
  const refused = isRefused && answer === '' ? t`The code does not match. Enter the new one.` : null;
  const note = problem ? i18n._(problem) : refused;
  return (
    <>
      {!isHidden && (
        <CaptchaField
          label={<Trans>Code in the image, for the message</Trans>}
          image={data?.captcha}
          imageLabel={t`Image of a code with letters and digits`}
          refreshLabel={t`Show a new image`}
          loading={isFetching}
          placeholder={data?.placeholder || undefined}
          onRefresh={renew}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          {...(note && { state: 'invalid', note })}
        />
      )}
      {children(take)}
    </>
  );
}
