import { valibotResolver } from '@hookform/resolvers/valibot';
import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import DOMPurify from 'dompurify';
import { Mail, Phone } from 'lucide-react';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import {
  isEmail,
  isPhoneNumber,
  isWithdrawPassword,
  normalizeDigits,
  normalizeText,
} from '#contract/validation.ts';
import type { TransferProof } from '#machines/session/transfer-verify.machine.ts';
import {
  selectTransferVerifyBusy,
  selectTransferVerifyFailure,
} from '#machines/session/transfer-verify.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import { fieldErrors, fieldTexts } from '#src/components/forms/field-rules.ts';
import formCss from '#src/components/forms/form.module.css';
import {
  FormError,
  SubmitButton,
  useServerError,
  WithdrawPasswordInput,
} from '#src/components/forms/form.tsx';
import { site } from '#src/site/site.ts';
import { TextField } from '#src/ui/Field.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import css from './transfer.module.css';

/** The form for the proof of ownership. */
export function TransferProofForm() {
  const send = useSend('transferVerify');
  const { t, i18n } = useLingui();
  const busy = useMachineSelector('transferVerify', selectTransferVerifyBusy);
  const failure = useMachineSelector('transferVerify', selectTransferVerifyFailure);
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
  const captchaToken = useCaptchaToken('transferVerify', form, 'answer');
  const { errors } = form.formState;
  const by = form.watch('by');
  const serverError = useServerError(failure, form, {
    wireNames: { member_email: 'email', member_phone: 'phone' },
  });
  const errorAt = (name: 'email' | 'phone') => {
    const note = errors[name]?.message ?? serverError.field(name);
    return note ? { state: 'invalid' as const, note } : {};
  };
  return (
    <form
      className={formCss.form}
      noValidate
      onSubmit={form.handleSubmit(({ email, phone, ...typed }) =>
        send({
          type: 'verify.submit',
          ...typed,
          contact: typed.by === 'email' ? email : phone,
          captchaToken,
        }),
      )}
    >
      <FormError>{serverError.form}</FormError>
      <div className={css.contact}>
        <Tabs
          label={t`Verification method`}
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
          {/* Both are always mounted, so that the first invalid field is the first one on the page. */}
          <div hidden={by !== 'email'}>
            <TextField
              label={i18n._(fieldTexts.member_email.label)}
              type="email"
              autoComplete="email"
              autoFocus
              {...form.register('email')}
              {...errorAt('email')}
            />
          </div>
          <div hidden={by !== 'phone'}>
            <TextField
              label={i18n._(fieldTexts.member_phone.label)}
              type="tel"
              autoComplete="tel-national"
              {...form.register('phone')}
              {...errorAt('phone')}
            />
          </div>
        </div>
      </div>
      <WithdrawPasswordInput
        form={form}
        name="withdrawPassword"
        problem={serverError.field('withdrawPassword')}
      />
      <CaptchaImage
        of="transferVerify"
        urlOf={svgDataUrl}
        error={errors.answer?.message ?? serverError.field('answer')}
        {...form.register('answer')}
      />
      <SubmitButton
        failure={failure}
        variant="primary"
        shape="wide"
        busy={busy}
        busyLabel={<Trans>Checking</Trans>}
      >
        <Trans>Continue</Trans>
      </SubmitButton>
    </form>
  );
}

/** An operator's SVG as an image URL, without scripts or external resources. */
function svgDataUrl(markup: string): string {
  const svg = DOMPurify.sanitize(markup, {
    USE_PROFILES: { svg: true },
    FORBID_TAGS: ['style', 'image', 'a'],
    RETURN_DOM_FRAGMENT: true,
  }).querySelector('svg');
  return svg ? `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}` : '';
}

/** Schema of the proof of ownership. The field behind the other tab is not required. */
function proofSchema(i18n: I18n) {
  const email = v.pipe(
    v.string(),
    v.transform(normalizeText),
    v.nonEmpty(i18n._(fieldTexts.member_email.empty)),
    v.check(isEmail, i18n._(fieldErrors.email)),
  );
  const phone = v.pipe(
    v.string(),
    v.transform(normalizeDigits),
    v.nonEmpty(i18n._(fieldTexts.member_phone.empty)),
    // The account's currency, which determines the length of its phone number, is not known yet.
    v.check(
      (value) => isPhoneNumber(value, { currency: '', siteName: site.siteName }),
      i18n._(fieldErrors.phone),
    ),
  );
  const rest = {
    withdrawPassword: v.pipe(
      v.string(),
      v.transform(normalizeDigits),
      v.nonEmpty(i18n._(fieldTexts.withdraw_password.empty)),
      v.check(isWithdrawPassword, i18n._(fieldErrors.withdraw)),
    ),
    answer: v.pipe(v.string(), v.transform(normalizeText), v.nonEmpty(i18n._(fieldErrors.captcha))),
  };
  const byEmail = v.object({ by: v.literal('email'), email, phone: v.string(), ...rest });
  const byPhone = v.object({ by: v.literal('phone'), email: v.string(), phone, ...rest });
  return v.lazy((input) => ((input as v.InferInput<typeof byEmail>).by === 'email' ? byEmail : byPhone));
}
