import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { withdrawPasswordMachine } from '#machines/profile/withdraw-password.machine.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { FailureText } from '#src/components/FailureText.tsx';
import css from '#src/components/forms/form.module.css';
import { isComplete, SubmitButton, WithdrawPasswordField } from '#src/components/forms/form.tsx';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { TextButton } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import { withdrawPasswordImplementations } from './withdraw-password.implementations.ts';

const empty = { old: '', password: '', confirmPassword: '' };

interface Props {
  /** The member has one: it is changed. */
  isSet: boolean;
}

/** Sets the withdrawal password, or changes it with the current one. */
const WithdrawPasswordForm = (props: Props) => (
  <PageMachine
    name="withdrawPassword"
    logic={({ queryClient }) => withdrawPasswordMachine.provide(withdrawPasswordImplementations(queryClient))}
    input={undefined}
  >
    <PasswordForm {...props} />
  </PageMachine>
);
export default WithdrawPasswordForm;

function PasswordForm({ isSet }: Props) {
  const send = useSend('withdrawPassword');
  const { t } = useLingui();
  const state = useMachineSelector('withdrawPassword', stateName);
  const isBusy = useMachineSelector('withdrawPassword', (snapshot) => snapshot.hasTag('busy'));
  const isSaved = useMachineSelector('withdrawPassword', (snapshot) => snapshot.matches({ form: 'saved' }));
  const failure = useMachineSelector('withdrawPassword', ({ context }) => context.failure);
  const [typed, setTyped] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const service = useServiceLink();

  const incomplete = (password: string) => (isComplete(password) ? undefined : t`Enter the 4 digits.`);
  const problems = {
    old: isSet ? incomplete(typed.old) : undefined,
    password:
      incomplete(typed.password) ??
      (isSet && typed.password === typed.old ? t`Choose a password other than the current one.` : undefined),
    confirmPassword: typed.confirmPassword === typed.password ? undefined : t`The passwords do not match.`,
  };
  const field = (name: keyof typeof empty) => ({
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    problem: isChecked ? problems[name] : undefined,
    disabled: isBusy,
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const isReady = Object.values(problems).every((problem) => problem === undefined);
    setChecked(!isReady);
    if (!isReady) return;
    send({
      type: 'withdrawPassword.submit',
      oldPassword: isSet ? typed.old : null,
      password: typed.password,
    });
    setTyped(empty);
  };
  return (
    <form
      className={css.form}
      aria-label={t`Withdrawal password`}
      data-machine="withdrawPassword"
      data-state={state}
      noValidate
      onSubmit={submit}
    >
      {isSet && (
        <WithdrawPasswordField label={<Trans>Current withdrawal password</Trans>} {...field('old')} />
      )}
      <WithdrawPasswordField label={<Trans>New withdrawal password</Trans>} isNew {...field('password')} />
      <WithdrawPasswordField
        label={<Trans>Confirm withdrawal password</Trans>}
        isNew
        {...field('confirmPassword')}
      />
      {failure && (
        <InlineAlert
          tone="error"
          icon={<CircleAlert />}
          text={<PasswordProblem failure={failure} isSet={isSet} />}
        />
      )}
      {isSaved && (
        <InlineAlert
          tone="success"
          icon={<CircleCheck />}
          text={<Trans>Your withdrawal password is saved.</Trans>}
        />
      )}
      <SubmitButton failure={failure} shape="wide" busy={isBusy} busyLabel={<Trans>Saving</Trans>}>
        {isSet ? <Trans>Change the withdrawal password</Trans> : <Trans>Set the withdrawal password</Trans>}
      </SubmitButton>
      {isSet && service && (
        <p className={css.switchForm}>
          <TextButton render={service}>
            <Trans>Forgot your withdrawal password? Contact customer service.</Trans>
          </TextButton>
        </p>
      )}
    </form>
  );
}

const PasswordProblem = ({ failure, isSet }: { failure: Failure; isSet: boolean }) => (
  <FailureText
    failure={failure}
    unknown={
      isSet ? (
        <Trans>
          We do not know whether your new password was saved. If the current one is not accepted, use the new
          one.
        </Trans>
      ) : (
        <Trans>We do not know yet whether your password was saved. Try again.</Trans>
      )
    }
  />
);
