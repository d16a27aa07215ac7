import { valibotResolver } from '@hookform/resolvers/valibot';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { type VerifiedField, wrongProfileCode } from '#contract/endpoints/profile.ts';
import { isVerificationCode, normalizeDigits } from '#contract/validation.ts';
import {
  stateName,
  useChildSelector,
  useMachineSelector,
  useSend,
  useSendToChild,
} from '#src/actors/machines.tsx';
import { failureData } from '#src/api/cache-updates.ts';
import { CodeField, type TakeImage } from '#src/components/forms/CodeField.tsx';
import { fieldErrors, fieldTexts, inputHints, textSchema } from '#src/components/forms/field-rules.ts';
import formCss from '#src/components/forms/form.module.css';
import { FormError, useServerError } from '#src/components/forms/form.tsx';
import { site } from '#src/site/site.ts';
import { TextField } from '#src/ui/Field.tsx';
import { FormActions } from './FieldForm.tsx';

interface Props {
  name: VerifiedField;
  currency: string;
  /** The current value; '' for a new one. */
  given: string;
}

/** Sends a code to the e-mail address or phone, and takes it. */
export function ContactForm({ name, currency, given }: Props) {
  const send = useSend('contactVerify', name);
  const { t, i18n } = useLingui();
  const state = useMachineSelector('contactVerify', stateName, name);
  const isBusy = useMachineSelector('contactVerify', (snapshot) => snapshot.hasTag('busy'), name);
  const failure = useMachineSelector('contactVerify', (snapshot) => snapshot.context.failure, name);
  const sendToCode = useSendToChild('contactVerify', 'verificationCode', name);
  const notSent = useChildSelector(
    'contactVerify',
    'verificationCode',
    ({ context }) => context.failure,
    name,
  );
  const schema = v.object({
    value: textSchema(name, fieldTexts[name].empty, { currency, siteName: site.siteName, i18n }),
    code: v.pipe(
      v.string(),
      v.transform(normalizeDigits),
      v.check(isVerificationCode, i18n._(fieldErrors.verificationCode)),
    ),
  });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { value: given, code: '' } });
  const { errors } = form.formState;
  const wireNames = { [name]: 'value' } as const;
  const notVerified = useServerError(failure, form, { spent: ['code'], wireNames });
  const notRequested = useServerError(notSent, form, { wireNames });
  const wrongCode = (refused: Failure) => {
    const left = failureData(wrongProfileCode, refused)?.triesLeft;
    if (!left) return null;
    return t`The code does not match. ${plural(left, { one: 'You have # attempt left.', other: 'You have # attempts left.' })}`;
  };
  const requestCode = async (take: TakeImage) => {
    if (!(await form.trigger('value', { shouldFocus: true }))) return;
    const solved = take();
    if (!solved) return;
    form.clearErrors('code');
    const value = v.parse(schema.entries.value, form.getValues('value'));
    sendToCode({
      type: 'verificationCode.request',
      purpose: 'verify_profile',
      field: name,
      value,
      ...solved,
    });
  };
  const codeProblem =
    errors.code?.message ??
    (failure && failureName(failure) === 'verify_error' ? wrongCode(failure) : null) ??
    notVerified.field('code') ??
    notRequested.field('code');
  const valueProblem = errors.value?.message ?? notVerified.field('value') ?? notRequested.field('value');
  return (
    <form
      className={formCss.form}
      aria-label={i18n._(fieldTexts[name].label)}
      aria-busy={isBusy}
      data-machine="contactVerify"
      data-state={state}
      noValidate
      onSubmit={form.handleSubmit((typed) => send({ type: 'contact.submit', ...typed }))}
    >
      <FormError>{notVerified.form ?? notRequested.form}</FormError>
      {given ? (
        <p>
          <Trans>We send a code to {given}.</Trans>
        </p>
      ) : (
        <TextField
          label={i18n._(fieldTexts[name].label)}
          {...inputHints[name]}
          autoFocus
          {...(valueProblem && { state: 'invalid', note: valueProblem })}
          {...form.register('value')}
        />
      )}
      <CodeField
        of="contactVerify"
        part={name}
        error={codeProblem ?? (given ? valueProblem : null)}
        autoFocus={given !== ''}
        onRequest={(take) => void requestCode(take)}
        {...form.register('code')}
      />
      <FormActions
        isBusy={isBusy}
        failure={failure}
        submit={<Trans>Verify</Trans>}
        busyLabel={<Trans>Verifying</Trans>}
        onCancel={() => send({ type: 'contact.close' })}
      />
    </form>
  );
}
