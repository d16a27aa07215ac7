import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import type { ActorRefFrom } from 'xstate';
import { selectTransferBusy, selectTransferFailure } from '#machines/form-selectors.ts';
import type { TransferProof, transferVerifyMachine } from '#machines/transfer-verify.machine.ts';
import { useActorState } from '#src/app/context.tsx';
import { CaptchaPicture } from '#src/components/forms/CaptchaImage.tsx';
import { FormFailure } from '#src/components/forms/FormError.tsx';
import { words, wrong } from '#src/components/forms/field-messages.ts';
import formCss from '#src/components/forms/form.module.css';
import { useRefusal } from '#src/components/forms/use-server-error.ts';
import { Button } from '#src/ui/Button.tsx';
import { PasswordField } from '#src/ui/PasswordField.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { svgAddress } from './svg-data-url.ts';
import css from './transfer.module.css';
import { proofSchema } from './transfer-proof-schema.ts';

/** What shows that the account is theirs. */
export function ProofForm({
  transferVerify,
}: {
  transferVerify: ActorRefFrom<typeof transferVerifyMachine>;
}) {
  const { t, i18n } = useLingui();
  const busy = useActorState(transferVerify, selectTransferBusy) ?? false;
  const failure = useActorState(transferVerify, selectTransferFailure);
  const captcha = useActorState(transferVerify, (snapshot) => snapshot.children.captcha) ?? undefined;
  const panel = useId();
  const form = useForm({
    resolver: valibotResolver(proofSchema(i18n)),
    defaultValues: {
      by: 'email' as TransferProof['by'],
      email: '',
      phone: '',
      withdrawPassword: '',
      answer: '',
    },
  });
  const { errors } = form.formState;
  const by = form.watch('by');
  const refusal = useRefusal(failure, form, ['answer']);
  const wrongAt = (name: 'email' | 'phone' | 'withdrawPassword') =>
    errors[name] && { state: 'wrong' as const, note: errors[name].message };
  return (
    <form
      className={formCss.form}
      noValidate
      onSubmit={form.handleSubmit(({ email, phone, ...typed }) =>
        transferVerify.send({
          type: 'verify.submit',
          ...typed,
          contact: typed.by === 'email' ? email : phone,
          captchaToken: captcha?.getSnapshot().context.picture?.token ?? '',
        }),
      )}
    >
      <FormFailure>{refusal.form}</FormFailure>
      <div className={css.contact}>
        <Tabs
          label={t`How the operator knows you`}
          tabs={[
            { id: 'email', label: <Trans>E-mail</Trans>, icon: <Mail /> },
            { id: 'phone', label: <Trans>Phone</Trans>, icon: <Phone /> },
          ]}
          value={by}
          onChange={(next) => {
            form.clearErrors();
            form.setValue('by', next);
          }}
          panel={panel}
        />
        <div id={panel} role="tabpanel" aria-label={by === 'email' ? t`E-mail` : t`Phone`}>
          {/* Both are always there, so that the first one that is wrong is the first one on the page. */}
          <div hidden={by !== 'email'}>
            <TextField
              label={i18n._(words.member_email.label)}
              type="email"
              autoComplete="email"
              autoFocus
              {...form.register('email')}
              {...wrongAt('email')}
            />
          </div>
          <div hidden={by !== 'phone'}>
            <TextField
              label={i18n._(words.member_phone.label)}
              type="tel"
              autoComplete="tel-national"
              {...form.register('phone')}
              {...wrongAt('phone')}
            />
          </div>
        </div>
      </div>
      <PasswordField
        label={i18n._(words.withdraw_password.label)}
        showLabel={t`Show password`}
        hideLabel={t`Hide password`}
        inputMode="numeric"
        autoComplete="off"
        note={i18n._(wrong.withdraw)}
        {...form.register('withdrawPassword')}
        {...wrongAt('withdrawPassword')}
      />
      <CaptchaPicture
        captcha={captcha}
        addressOf={svgAddress}
        wrong={errors.answer?.message ?? refusal.field('answer')}
        {...form.register('answer')}
      />
      <Button type="submit" kind="lit" shape="wide" busy={busy} busyLabel={<Trans>Checking</Trans>}>
        <Trans>Continue</Trans>
      </Button>
    </form>
  );
}
