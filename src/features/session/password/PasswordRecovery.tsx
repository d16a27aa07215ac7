import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { KeyRound, Mail, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { RecoveryChannel } from '#contract/endpoints/session/password-recovery.ts';
import {
  isEmail,
  isPhoneNumber,
  isVerificationCode,
  normalizeDigits,
  normalizeText,
} from '#contract/validation.ts';
import {
  selectCodeSent,
  selectRecoveryBusy,
  selectRecoveryFailure,
  selectRecoveryToken,
} from '#machines/session/password-recovery.selectors.ts';
import {
  stateName,
  useChildSelector,
  useMachineSelector,
  useSend,
  useSendToChild,
} from '#src/actors/machines.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import { CodeField } from '#src/components/forms/CodeField.tsx';
import css from '#src/components/forms/form.module.css';
import { FormError, SubmitButton, useServerError } from '#src/components/forms/form.tsx';
import {
  NewPasswordFields,
  newPassword,
  passwordsMatch,
  useNewPasswordForm,
} from '#src/components/forms/NewPasswordFields.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { site } from '#src/site/site.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { TextButton } from '#src/ui/elements.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';

export default function PasswordRecovery({ onAnswer }: ModalProps<'passwordRecovery'>) {
  const { t } = useLingui();
  const state = useMachineSelector('passwordRecovery', stateName);
  const codeSent = useMachineSelector('passwordRecovery', selectCodeSent);
  const send = useSend('passwordRecovery');
  return (
    <Dialog
      data-machine="passwordRecovery"
      data-state={state}
      title={codeSent ? <Trans>Choose a new password</Trans> : <Trans>Forgot your password?</Trans>}
      text={
        codeSent ? (
          <Trans>If the account and contact details match, a code has been sent.</Trans>
        ) : (
          <Trans>We will send a code to the e-mail address or phone number of your account.</Trans>
        )
      }
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
      {codeSent ? <ResetPasswordForm /> : <RecoveryCodeForm />}
      <p className={css.switchForm}>
        {codeSent ? (
          <Trans>
            No code received?{' '}
            <TextButton onClick={() => send({ type: 'recovery.restart' })}>Start again</TextButton>
          </Trans>
        ) : (
          <TextButton onClick={() => onAnswer('no')}>
            <Trans>Back to sign-in</Trans>
          </TextButton>
        )}
      </p>
    </Dialog>
  );
}

/** The code from the message, and a new password twice. */
function ResetPasswordForm() {
  const { t, i18n } = useLingui();
  const busy = useMachineSelector('passwordRecovery', selectRecoveryBusy);
  const failure = useMachineSelector('passwordRecovery', selectRecoveryFailure);
  const token = useMachineSelector('passwordRecovery', selectRecoveryToken);
  const sendToCode = useSendToChild('passwordRecovery', 'verificationCode');
  const notSent = useChildSelector('passwordRecovery', 'verificationCode', ({ context }) => context.failure);
  const send = useSend('passwordRecovery');
  const schema = v.pipe(
    v.object({
      code: v.pipe(
        v.string(),
        v.transform(normalizeDigits),
        v.check(isVerificationCode, t`Enter the 6 digits from the message.`),
      ),
      ...newPassword(i18n),
    }),
    passwordsMatch(i18n),
  );
  const defaultValues = { code: '', password: '', confirmPassword: '' };
  const { form, serverError, newPasswordFields } = useNewPasswordForm(schema, defaultValues, failure);
  const { errors } = form.formState;
  const refused = serverError.field('code') ?? (notSent && failureText(i18n, notSent));
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit(({ code, password }) => send({ type: 'recovery.reset', code, password }))}
    >
      <FormError>{serverError.form}</FormError>
      <CodeField
        of="passwordRecovery"
        error={errors.code?.message ?? refused}
        onRequest={(take) => {
          const solved = take();
          if (solved)
            sendToCode({ type: 'verificationCode.request', purpose: 'forgot_password', token, ...solved });
        }}
        autoFocus
        {...form.register('code')}
      />
      <NewPasswordFields {...newPasswordFields()} />
      <SubmitButton
        failure={failure}
        variant="primary"
        shape="wide"
        icon={<KeyRound />}
        busy={busy}
        busyLabel={<Trans>Saving</Trans>}
      >
        <Trans>Set new password</Trans>
      </SubmitButton>
    </form>
  );
}

const normalized = v.pipe(v.string(), v.transform(normalizeText));
const digits = v.pipe(v.string(), v.transform(normalizeDigits));
const isPhoneHere = (value: string) => isPhoneNumber(value, { currency: '', siteName: site.siteName });

/** The account, and the contact that receives the code. */
function RecoveryCodeForm() {
  const { t } = useLingui();
  const panel = useId();
  const [channel, setChannel] = useState<RecoveryChannel>('email');
  const busy = useMachineSelector('passwordRecovery', selectRecoveryBusy);
  const failure = useMachineSelector('passwordRecovery', selectRecoveryFailure);
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
  const captchaToken = useCaptchaToken('passwordRecovery', form, 'answer');
  const { errors } = form.formState;
  const serverError = useServerError(failure, form, { wireNames: { value: channel } });
  const accountProblem = errors.account?.message ?? serverError.field('account');
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
        {...(accountProblem && { state: 'invalid', note: accountProblem })}
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
      <SubmitButton
        failure={failure}
        variant="primary"
        shape="wide"
        busy={busy}
        busyLabel={<Trans>Sending</Trans>}
      >
        <Trans>Send code</Trans>
      </SubmitButton>
    </form>
  );
}
