import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { isPassword } from '#contract/validation.ts';
import type { transferVerifyMachine } from '#machines/transfer-verify.machine.ts';
import { selectTransferBusy, selectTransferFailure } from '#machines/transfer-verify.selectors.ts';
import { useActorSelector } from '#src/app/context.tsx';
import { FormError } from '#src/components/forms/FormError.tsx';
import { words, wrong } from '#src/components/forms/field-messages.ts';
import formCss from '#src/components/forms/form.module.css';
import { same } from '#src/components/forms/same-as.ts';
import { useServerError } from '#src/components/forms/use-server-error.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import css from './transfer.module.css';

/** The new password of a transferred account, typed twice. */
export function TransferPasswordForm({
  transferVerify,
}: {
  transferVerify: ActorRefFrom<typeof transferVerifyMachine>;
}) {
  const { t, i18n } = useLingui();
  const busy = useActorSelector(transferVerify, selectTransferBusy) ?? false;
  const failure = useActorSelector(transferVerify, selectTransferFailure);
  const account = useActorSelector(transferVerify, (snapshot) => snapshot.context.account) ?? '';
  const schema = v.pipe(
    v.object({
      password: v.pipe(
        v.string(),
        v.nonEmpty(t`Enter a new password.`),
        v.check(isPassword, i18n._(wrong.password)),
      ),
      confirm: v.pipe(v.string(), v.nonEmpty(i18n._(words.confirm_password.empty))),
    }),
    same('password', 'confirm', i18n._(wrong.confirm)),
  );
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { password: '', confirm: '' } });
  const { errors } = form.formState;
  const serverError = useServerError(failure, form, []);
  const eye = { showLabel: t`Show password`, hideLabel: t`Hide password` };
  return (
    <form
      className={formCss.form}
      noValidate
      onSubmit={form.handleSubmit(({ password }) => transferVerify.send({ type: 'reset.submit', password }))}
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
      <PasswordField
        label={<Trans>New password</Trans>}
        autoComplete="new-password"
        autoFocus
        note={i18n._(wrong.password)}
        {...eye}
        {...form.register('password')}
        {...(errors.password && { state: 'wrong', note: errors.password.message })}
      />
      <PasswordField
        label={<Trans>Confirm new password</Trans>}
        autoComplete="new-password"
        {...eye}
        {...form.register('confirm')}
        {...(errors.confirm && { state: 'wrong', note: errors.confirm.message })}
      />
      <Button type="submit" variant="primary" shape="wide" busy={busy} busyLabel={<Trans>Saving</Trans>}>
        <Trans>Set password</Trans>
      </Button>
    </form>
  );
}
