import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import KeyRound from 'lucide-react/icons/key-round';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { isPhoneCode, tidyDigits } from '#contract/validation.ts';
import { selectRecoveryBusy, selectRecoveryFailure, selectRecoveryToken } from '#machines/form-selectors.ts';
import { useActorState, useMachine, useSend } from '#src/app/context.tsx';
import { CodeField } from '#src/components/forms/CodeField.tsx';
import { FormFailure } from '#src/components/forms/FormError.tsx';
import css from '#src/components/forms/form.module.css';
import { same } from '#src/components/forms/same-as.ts';
import { useRefusal } from '#src/components/forms/use-server-error.ts';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { differ, newPassword } from './messages.ts';
import { NewPassword } from './NewPasswordFields.tsx';

/** The code out of the message, and a new password twice. */
export function ResetForm() {
  const { t, i18n } = useLingui();
  const busy = useMachine('passwordRecovery', selectRecoveryBusy);
  const failure = useMachine('passwordRecovery', selectRecoveryFailure) ?? null;
  const token = useMachine('passwordRecovery', selectRecoveryToken) ?? '';
  const phoneCode = useMachine('passwordRecovery', (snapshot) => snapshot.children.phoneCode);
  const notSent = useActorState(phoneCode, (snapshot) => snapshot.context.failure);
  const send = useSend('passwordRecovery');
  const schema = v.pipe(
    v.object({
      code: v.pipe(
        v.string(),
        v.transform(tidyDigits),
        v.check(isPhoneCode, t`Give the 6 digits of the message.`),
      ),
      ...newPassword(i18n),
    }),
    same('password', 'again', i18n._(differ)),
  );
  const form = useForm({
    resolver: valibotResolver(schema),
    // Else what one field says of another would wait until each is right.
    criteriaMode: 'all',
    defaultValues: { code: '', password: '', again: '' },
  });
  const { errors } = form.formState;
  const refusal = useRefusal(failure, form);
  const refused = refusal.field('code') ?? (notSent && failureText(i18n, notSent));
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={form.handleSubmit(({ code, password }) => send({ type: 'recovery.reset', code, password }))}
    >
      <FormFailure>{refusal.form}</FormFailure>
      <CodeField
        phoneCode={phoneCode}
        wrong={errors.code?.message ?? refused}
        onAsk={() => phoneCode?.send({ type: 'phoneCode.request', purpose: 'forgot_password', token })}
        autoFocus
        {...form.register('code')}
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
        busyLabel={<Trans>Setting it</Trans>}
      >
        <Trans>Set the new password</Trans>
      </Button>
    </form>
  );
}
