import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { LogIn } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { normalizeText } from '#contract/validation.ts';
import { selectAwaitingHandOff } from '#machines/session/hand-off.selectors.ts';
import { selectAccount, selectBusy, selectFailure } from '#machines/session/sign-in.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import css from '#src/components/forms/form.module.css';
import { FormError, SubmitButton, useServerError } from '#src/components/forms/form.tsx';
import { site } from '#src/site/site.ts';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { PasswordField, TextField } from '#src/ui/Field.tsx';
import thirdPartyCss from './ThirdParty.module.css';

const normalized = v.pipe(v.string(), v.transform(normalizeText));

export function CredentialsForm() {
  const { t } = useLingui();
  const busy = useMachineSelector('signIn', selectBusy);
  const failure = useMachineSelector('signIn', selectFailure);
  const [account] = useState(useMachineSelector('signIn', selectAccount));
  const send = useSend('signIn');
  const schema = v.object({
    account: v.pipe(normalized, v.nonEmpty(t`Enter your account name.`)),
    password: v.pipe(v.string(), v.nonEmpty(t`Enter your password.`)),
    answer: v.pipe(normalized, v.nonEmpty(t`Enter the code shown in the image.`)),
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { account, password: '', answer: '' },
  });
  const captchaToken = useCaptchaToken('signIn', form, 'answer');
  const { setFocus } = form;
  // Runs after the dialog has focused its first field.
  useEffect(() => {
    if (account) setFocus('password');
  }, [account, setFocus]);
  const { errors } = form.formState;
  const serverError = useServerError(failure, form);
  const errorAt = (name: 'account' | 'password') => {
    const note = errors[name]?.message ?? serverError.field(name);
    return note ? ({ state: 'invalid', note } as const) : {};
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit((typed) =>
        send({
          type: 'signIn.submit',
          ...typed,
          captchaToken,
        }),
      )}
    >
      <FormError>{serverError.form}</FormError>
      {serverError.needsService && <CustomerServiceButton variant="secondary" />}
      <TextField
        label={<Trans>Account name</Trans>}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={account === ''}
        {...form.register('account')}
        {...errorAt('account')}
      />
      <PasswordField
        label={<Trans>Password</Trans>}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        autoFocus={account !== ''}
        {...form.register('password')}
        {...errorAt('password')}
      />
      <CaptchaImage
        of="signIn"
        error={errors.answer?.message ?? serverError.field('answer')}
        {...form.register('answer')}
      />
      <SubmitButton
        failure={failure}
        variant="primary"
        shape="wide"
        icon={<LogIn />}
        busy={busy}
        busyLabel={<Trans>Signing in</Trans>}
      >
        <Trans>Sign in</Trans>
      </SubmitButton>
      {!site.isDemo && (
        <p className={css.switchForm}>
          <TextButton onClick={() => send({ type: 'signIn.forgot' })}>
            <Trans>Forgot your password?</Trans>
          </TextButton>
        </p>
      )}
    </form>
  );
}

/** Sign-in by a third party, if the site has one. A window with an opener would ignore its message. */
export function ThirdParty() {
  const state = useMachineSelector('handOff', stateName);
  const windowOpen = useMachineSelector('handOff', selectAwaitingHandOff);
  const send = useSend('handOff');
  const name = site.signInWith?.name;
  if (!name || site.isDemo || window.opener) return null;
  return (
    <div className={thirdPartyCss.thirdParty} data-machine="handOff" data-state={state}>
      <p className={thirdPartyCss.divider}>
        <Trans comment="between the form and another way to sign in">or</Trans>
      </p>
      {windowOpen && (
        <p role="status">
          <Trans>Continue in the {name} window. You will then be signed in here.</Trans>
        </p>
      )}
      {/* A single button, so that keyboard focus stays on it. */}
      <Button
        variant={windowOpen ? 'ghost' : 'secondary'}
        shape="wide"
        onClick={() => send({ type: windowOpen ? 'handOff.cancel' : 'handOff.start' })}
      >
        {windowOpen ? <Trans>Cancel</Trans> : <Trans>Continue with {name}</Trans>}
      </Button>
    </div>
  );
}
