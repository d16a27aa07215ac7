import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { selectChangeBusy, selectChangeFailure } from '#machines/form-selectors.ts';
import { selectMember } from '#machines/selectors.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import { FormFailure } from '#src/components/forms/FormError.tsx';
import css from '#src/components/forms/form.module.css';
import { same } from '#src/components/forms/same-as.ts';
import { useRefusal } from '#src/components/forms/use-server-error.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { differ, newPassword } from './messages.ts';
import { NewPassword } from './NewPasswordFields.tsx';

/** The present password, and another one twice; in a modal, or as the main thing of a page. */
export default function ChangeForm() {
  const { t, i18n } = useLingui();
  const state = useMachine('passwordChange', stateName);
  const busy = useMachine('passwordChange', selectChangeBusy);
  const failure = useMachine('passwordChange', selectChangeFailure) ?? null;
  const member = useMachine('session', selectMember);
  const send = useSend('passwordChange');
  const schema = v.pipe(
    v.object({
      old_password: v.pipe(v.string(), v.nonEmpty(t`Give your present password.`)),
      ...newPassword(i18n),
    }),
    same('password', 'again', i18n._(differ)),
  );
  const form = useForm({
    resolver: valibotResolver(schema),
    // Else what one field says of another would wait until each is right.
    criteriaMode: 'all',
    defaultValues: { old_password: '', password: '', again: '' },
  });
  const { errors } = form.formState;
  const refusal = useRefusal(failure, form);
  return (
    <form
      className={css.form}
      data-machine="passwordChange"
      data-state={state}
      noValidate
      onSubmit={form.handleSubmit(({ old_password, password }) =>
        send({ type: 'password.submit', oldPassword: old_password, password }),
      )}
    >
      <FormFailure>{refusal.form}</FormFailure>
      {/* Tells a password manager whose password it is. */}
      <input hidden readOnly autoComplete="username" name="username" value={member?.account ?? ''} />
      <PasswordField
        label={<Trans>Present password</Trans>}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        autoComplete="current-password"
        autoFocus
        {...form.register('old_password')}
        {...wrongAt(errors.old_password?.message ?? refusal.field('old_password'))}
      />
      <NewPassword
        password={form.register('password')}
        again={form.register('again')}
        wrong={{
          password: errors.password?.message ?? refusal.field('password'),
          again: errors.again?.message,
        }}
      />
      <Button
        type="submit"
        kind="lit"
        shape="wide"
        icon={<KeyRound />}
        busy={busy}
        busyLabel={<Trans>Changing</Trans>}
      >
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}

const wrongAt = (note: string | null | undefined) => (note ? ({ state: 'wrong', note } as const) : {});
