import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import LogIn from 'lucide-react/icons/log-in';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { tidy } from '#contract/validation.ts';
import { selectAccount, selectBusy, selectFailure } from '#machines/form-selectors.ts';
import { useMachine, useSend } from '#src/app/context.tsx';
import { CaptchaPicture } from '#src/components/forms/CaptchaImage.tsx';
import { FormFailure } from '#src/components/forms/FormError.tsx';
import css from '#src/components/forms/form.module.css';
import { useRefusal } from '#src/components/forms/use-server-error.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const tidied = v.pipe(v.string(), v.transform(tidy));

export function CredentialsForm() {
  const { t } = useLingui();
  const busy = useMachine('signIn', selectBusy);
  const failure = useMachine('signIn', selectFailure) ?? null;
  const captcha = useMachine('signIn', (snapshot) => snapshot.children.captcha);
  const [account] = useState(useMachine('signIn', selectAccount) ?? '');
  const send = useSend('signIn');
  const schema = v.object({
    account: v.pipe(tidied, v.nonEmpty(t`Give your account name.`)),
    password: v.pipe(v.string(), v.nonEmpty(t`Give your password.`)),
    answer: v.pipe(tidied, v.nonEmpty(t`Give the code in the picture.`)),
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { account, password: '', answer: '' },
  });
  const { setFocus } = form;
  // After the dialog has put the focus to its first field.
  useEffect(() => {
    if (account) setFocus('password');
  }, [account, setFocus]);
  const { errors } = form.formState;
  const refusal = useRefusal(failure, form, ['answer']);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit((typed) =>
        send({
          type: 'signIn.submit',
          ...typed,
          captchaToken: captcha?.getSnapshot().context.picture?.token ?? '',
        }),
      )}
    >
      <FormFailure>{refusal.form}</FormFailure>
      <TextField
        label={<Trans>Account name</Trans>}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={account === ''}
        {...form.register('account')}
        {...(errors.account && { state: 'wrong', note: errors.account.message })}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        autoFocus={account !== ''}
        {...form.register('password')}
        {...(errors.password && { state: 'wrong', note: errors.password.message })}
      />
      <CaptchaPicture
        captcha={captcha}
        wrong={errors.answer?.message ?? refusal.field('answer')}
        {...form.register('answer')}
      />
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
      {!site.isDemo && (
        <p className={css.door}>
          <TextButton onClick={() => send({ type: 'signIn.forgot' })}>
            <Trans>Forgot your password?</Trans>
          </TextButton>
        </p>
      )}
    </form>
  );
}
