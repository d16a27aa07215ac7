import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { ActorRefFrom } from 'xstate';
import { isEmail, isPhone, isWithdrawPassword, tidy, tidyDigits } from '#contract/validation.ts';
import { selectTransferBusy, selectTransferFailure } from '#machines/selectors.ts';
import type { TransferProof, transferVerifyMachine } from '#machines/transfer-verify.machine.ts';
import { useActorState } from '../../actors/context.tsx';
import { site } from '../../site/site.ts';
import { Button } from '../../ui/Button.tsx';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CaptchaPicture } from '../CaptchaPicture.tsx';
import { FormFailure } from '../FormFailure.tsx';
import formCss from '../form.module.css';
import { words, wrong } from '../register/words.ts';
import { useRefusal } from '../use-refusal.ts';
import { svgAddress } from './svg-address.ts';
import css from './transfer.module.css';

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
  const contact = {
    email: v.pipe(
      v.string(),
      v.transform(tidy),
      v.nonEmpty(i18n._(words.member_email.empty)),
      v.check(isEmail, i18n._(wrong.email)),
    ),
    phone: v.pipe(
      v.string(),
      v.transform(tidyDigits),
      v.nonEmpty(i18n._(words.member_phone.empty)),
      // In what currency the account is, and with it how long its number is, nobody knows yet.
      v.check((value) => isPhone(value, { currency: '', siteName: site.siteName }), i18n._(wrong.phone)),
    ),
  };
  const rest = {
    withdrawPassword: v.pipe(
      v.string(),
      v.transform(tidyDigits),
      v.nonEmpty(i18n._(words.withdraw_password.empty)),
      v.check(isWithdrawPassword, i18n._(wrong.withdraw)),
    ),
    answer: v.pipe(v.string(), v.transform(tidy), v.nonEmpty(i18n._(wrong.captcha))),
  };
  // What stands behind the other tab is not asked for.
  const schema = v.variant('by', [
    v.object({ by: v.literal('email'), email: contact.email, phone: v.string(), ...rest }),
    v.object({ by: v.literal('phone'), email: v.string(), phone: contact.phone, ...rest }),
  ]);
  const form = useForm({
    resolver: valibotResolver(schema),
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
          {by === 'email' ? (
            <TextField
              key="email"
              label={i18n._(words.member_email.label)}
              type="email"
              autoComplete="email"
              autoFocus
              {...form.register('email')}
              {...wrongAt('email')}
            />
          ) : (
            <TextField
              key="phone"
              label={i18n._(words.member_phone.label)}
              type="tel"
              autoComplete="tel-national"
              {...form.register('phone')}
              {...wrongAt('phone')}
            />
          )}
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
