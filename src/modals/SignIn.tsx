import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import LogIn from 'lucide-react/icons/log-in';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { meaningOf } from '#contract/codes.ts';
import { tidy } from '#contract/validation.ts';
import { selectBusy, selectFailure } from '#machines/sign-in.machine.ts';
import { stateName, useMachine, useRefreshCaptcha, useSend, useSignInCaptcha } from '../actors/context.tsx';
import { failureText } from '../i18n/failure.ts';
import { Button } from '../ui/Button.tsx';
import { CaptchaField } from '../ui/CaptchaField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { TextField } from '../ui/TextField.tsx';
import type { ModalProps } from './ModalHost.tsx';
import css from './SignIn.module.css';

const tidied = v.pipe(v.string(), v.transform(tidy));

export default function SignIn({ onAnswer }: ModalProps<'signIn'>) {
  const { t, i18n } = useLingui();
  const state = useMachine('signIn', stateName);
  const busy = useMachine('signIn', selectBusy);
  const failure = useMachine('signIn', selectFailure);
  const captcha = useSignInCaptcha((snapshot) => snapshot);
  const refresh = useRefreshCaptcha();
  const send = useSend('signIn');

  const schema = v.object({
    account: v.pipe(tidied, v.nonEmpty(t`Give your account name.`)),
    password: v.pipe(v.string(), v.nonEmpty(t`Give your password.`)),
    answer: v.pipe(tidied, v.nonEmpty(t`Give the code in the picture.`)),
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { account: '', password: '', answer: '' },
  });
  const { errors } = form.formState;
  const { resetField, setFocus } = form;

  useEffect(() => {
    // A refused code is never right again, and the next picture is on its way.
    if (failure) resetField('answer');
    if (failure && meaningOf(failure.call, failure.code)?.field === 'answer') setFocus('answer');
  }, [failure, resetField, setFocus]);

  const meaning = failure && meaningOf(failure.call, failure.code);
  const refused = failure ? failureText(i18n, failure) : null;
  const answerNote = errors.answer?.message ?? (meaning?.field === 'answer' ? refused : null);
  const picture = captcha?.context.picture;
  const submit = form.handleSubmit((typed) =>
    send({ type: 'signIn.submit', ...typed, captchaToken: picture?.token ?? '' }),
  );

  return (
    <Dialog
      data-machine="signIn"
      data-state={state}
      title={<Trans>Welcome back</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      failure={meaning?.field === 'answer' ? null : refused}
    >
      <form onSubmit={submit} noValidate className={css.form}>
        <TextField
          label={<Trans>Account name</Trans>}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.register('account')}
          {...(errors.account && { state: 'wrong' as const, note: errors.account.message })}
        />
        <PasswordField
          label={<Trans>Password</Trans>}
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          autoComplete="current-password"
          {...form.register('password')}
          {...(errors.password && { state: 'wrong' as const, note: errors.password.message })}
        />
        <div data-machine="captcha" data-state={captcha?.value}>
          <CaptchaField
            label={<Trans>Code in the picture</Trans>}
            inputMode="text"
            picture={picture?.captcha}
            pictureLabel={t`Picture with a code of letters and digits`}
            refreshLabel={t`Show another picture`}
            loading={captcha?.value === 'loading'}
            waiting={captcha?.value === 'waiting' ? <Trans>One moment</Trans> : undefined}
            onRefresh={refresh}
            {...form.register('answer')}
            {...(answerNote && { state: 'wrong' as const, note: answerNote })}
            {...(!answerNote &&
              captcha?.context.failure && { note: failureText(i18n, captcha.context.failure) })}
          />
        </div>
        <Button
          type="submit"
          kind="lit"
          shape="wide"
          icon={<LogIn />}
          busy={busy}
          busyLabel={<Trans>Signing in</Trans>}
        >
          <Trans>Sign in</Trans>
        </Button>
      </form>
    </Dialog>
  );
}
