import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import {
  selectProving,
  selectTransferVerifyBusy,
  selectTransferVerifyFailure,
} from '#machines/session/transfer-verify.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import formCss from '#src/components/forms/form.module.css';
import { FormError, SubmitButton } from '#src/components/forms/form.tsx';
import {
  NewPasswordFields,
  newPassword,
  passwordsMatch,
  useNewPasswordForm,
} from '#src/components/forms/NewPasswordFields.tsx';
import { TransferProofForm } from './TransferProofForm.tsx';
import css from './transfer.module.css';

/** A transferred account: the proof of ownership, then its new password. */
export default function TransferVerify() {
  const state = useMachineSelector('transferVerify', stateName);
  const proving = useMachineSelector('transferVerify', selectProving);
  const Form = proving ? TransferProofForm : TransferPasswordForm;
  return (
    <div data-machine="transferVerify" data-state={state}>
      <Form />
    </div>
  );
}

/** The new password of a transferred account, typed twice. */
function TransferPasswordForm() {
  const send = useSend('transferVerify');
  const { i18n } = useLingui();
  const busy = useMachineSelector('transferVerify', selectTransferVerifyBusy);
  const failure = useMachineSelector('transferVerify', selectTransferVerifyFailure);
  const account = useMachineSelector('transferVerify', (snapshot) => snapshot.context.account);
  const schema = v.pipe(v.object(newPassword(i18n)), passwordsMatch(i18n));
  const defaultValues = { password: '', confirmPassword: '' };
  const { form, serverError, newPasswordFields } = useNewPasswordForm(schema, defaultValues, failure);
  return (
    <form
      className={formCss.form}
      noValidate
      onSubmit={form.handleSubmit(({ password }) => send({ type: 'reset.submit', password }))}
    >
      <FormError>{serverError.form}</FormError>
      {/* Password managers store a password under the name in the field before it. */}
      <input
        className={css.account}
        type="text"
        name="username"
        autoComplete="username"
        value={account}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
      />
      <NewPasswordFields {...newPasswordFields()} autoFocus />
      <SubmitButton
        failure={failure}
        variant="primary"
        shape="wide"
        busy={busy}
        busyLabel={<Trans>Saving</Trans>}
      >
        <Trans>Set password</Trans>
      </SubmitButton>
    </form>
  );
}
