import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { RecoveryChannel } from '#contract/endpoints/session/password-recovery.ts';
import { isEmail, isPhoneNumber, normalizeDigits, normalizeText } from '#contract/validation.ts';
import { selectRecoveryBusy, selectRecoveryFailure } from '#machines/session/password-recovery.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import { FormError } from '#src/components/forms/FormError.tsx';
import css from '#src/components/forms/form.module.css';
import { useServerError } from '#src/components/forms/use-server-error.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const normalized = v.pipe(v.string(), v.transform(normalizeText));
const digits = v.pipe(v.string(), v.transform(normalizeDigits));
const isPhoneHere = (value: string) => isPhoneNumber(value, { currency: '', siteName: site.siteName });

/** The account, and the contact that receives the code. */
export function RecoveryCodeForm() {
  const { t } = useLingui();
  const panel = useId();
  const [channel, setChannel] = useState<RecoveryChannel>('email');
  const busy = useMachineSelector('passwordRecovery', selectRecoveryBusy);
  const failure = useMachineSelector('passwordRecovery', selectRecoveryFailure);
  const captchaToken = useCaptchaToken('passwordRecovery');
  const send = useSend('passwordRecovery');
  const schema = v.object({
    account: v.pipe(normalized, v.nonEmpty(t`Enter your account name.`)),
    email:
      channel === 'email'
        ? v.pipe(normalized, v.check(isEmail, t`Enter a valid e-mail address.`))
        : normalized,
    phone:
      channel === 'phone' ? v.pipe(digits, v.check(isPhoneHere, t`Enter a valid phone number.`)) : digits,
    answer: v.pipe(normalized, v.nonEmpty(t`Enter the code shown in the image.`)),
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { account: '', email: '', phone: '', answer: '' },
  });
  const { errors } = form.formState;
  const serverError = useServerError(failure, form, ['answer']);
  const error = errors[channel]?.message ?? serverError.field(channel);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit(({ account, answer, ...urls }) =>
        send({
          type: 'recovery.send',
          account,
          channel,
          value: urls[channel],
          answer,
          captchaToken,
        }),
      )}
    >
      <FormError>{serverError.form}</FormError>
      <TextField
        label={<Trans>Account name</Trans>}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        {...form.register('account')}
        {...(errors.account && { state: 'invalid', note: errors.account.message })}
      />
      <Tabs
        label={t`Receive the code`}
        tabs={[
          { id: 'email', label: <Trans>By e-mail</Trans>, icon: <Mail /> },
          { id: 'phone', label: <Trans>By phone</Trans>, icon: <Smartphone /> },
        ]}
        value={channel}
        onChange={setChannel}
        panel={panel}
      />
      <div id={panel} role="tabpanel">
        {channel === 'email' ? (
          <TextField
            key={channel}
            label={<Trans>E-mail address</Trans>}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register(channel)}
            {...(error && { state: 'invalid', note: error })}
          />
        ) : (
          <TextField
            key={channel}
            label={<Trans>Phone number</Trans>}
            type="tel"
            autoComplete="tel-national"
            {...form.register(channel)}
            {...(error && { state: 'invalid', note: error })}
          />
        )}
      </div>
      <CaptchaImage
        of="passwordRecovery"
        error={errors.answer?.message ?? serverError.field('answer')}
        {...form.register('answer')}
      />
      <Button type="submit" variant="primary" shape="wide" busy={busy} busyLabel={<Trans>Sending</Trans>}>
        <Trans>Send code</Trans>
      </Button>
    </form>
  );
}
