import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { currencySigns } from '#contract/constants.ts';
import { visibleFields } from '#contract/register-form.ts';
import { selectRegisterBusy, selectRegisterFailure } from '#machines/session/registration.selectors.ts';
import type { RegisterFormConfig } from '#machines/session/registration.setup.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { siteAgeLimit } from '#src/components/forms/birthday.ts';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import formCss from '#src/components/forms/form.module.css';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { AgreementField } from './AgreementField.tsx';
import { RegisterInput } from './RegisterInput.tsx';
import css from './register.module.css';
import { emptyValues, type FormValues, registerSchema, wireValues } from './schema.ts';
import { useServerErrors } from './use-server-errors.ts';

const signs: Record<string, string> = currencySigns;

/** The form by the operator's settings for the account's currency. */
export function RegisterForm({ config }: { config: RegisterFormConfig }) {
  const { i18n } = useLingui();
  const { settings, currencies, currency, introducer } = config;
  const busy = useMachineSelector('registration', selectRegisterBusy);
  const failure = useMachineSelector('registration', selectRegisterFailure);
  const captchaToken = useCaptchaToken('registration');
  const send = useSend('registration');
  const fields = visibleFields(settings, currency).filter(({ name }) => name !== 'introducer' || !introducer);
  const schema = registerSchema(fields, {
    currency,
    siteName: site.siteName,
    ageLimit: siteAgeLimit(),
    i18n,
  });
  const filled = useForm<FormValues>({
    // The schema contains the visible fields, which are unknown at compile time.
    resolver: valibotResolver(schema) as unknown as Resolver<FormValues>,
    // Otherwise errors that compare two fields would wait until each field is valid.
    criteriaMode: 'all',
    defaultValues: emptyValues,
  });
  useServerErrors(failure, filled);
  // A captcha image is valid for one try.
  useEffect(() => {
    if (failure) filled.setValue('verify_code', '');
  }, [failure, filled.setValue]);
  const choose = (next: string) => {
    filled.clearErrors();
    send({ type: 'registration.currency', currency: next });
  };
  return (
    <form
      className={formCss.form}
      noValidate
      onSubmit={filled.handleSubmit((typed) =>
        send({
          type: 'registration.submit',
          values: wireValues(typed),
          captchaToken,
        }),
      )}
    >
      <div className={css.fields}>
        <div className={introducer ? undefined : css.fullWidth}>
          <SelectField
            label={<Trans>Account currency</Trans>}
            name="member_currency"
            value={currency}
            disabled={currencies.length === 1}
            note={introducer && currencies.length === 1 && <Trans>Set by the person who invited you.</Trans>}
            onChange={({ target }) => choose(target.value)}
          >
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code} {signs[code]}
              </option>
            ))}
          </SelectField>
        </div>
        {introducer && (
          <TextField label={<Trans>Invitation code</Trans>} value={introducer.code} disabled readOnly />
        )}
        <RegisterInput name="member_account" required unique currency={currency} form={filled} />
        <RegisterInput name="password" required currency={currency} form={filled} />
        {fields.map(({ name, ...field }) =>
          name === 'verify_code' ? (
            <Captcha key={name} form={filled} />
          ) : (
            <RegisterInput key={name} name={name} {...field} currency={currency} form={filled} />
          ),
        )}
      </div>
      <AgreementField form={filled} />
      <Button
        type="submit"
        variant="primary"
        shape="wide"
        icon={<UserPlus />}
        busy={busy}
        busyLabel={<Trans>Opening your account</Trans>}
      >
        <Trans>Open my account</Trans>
      </Button>
    </form>
  );
}

function Captcha({ form }: { form: UseFormReturn<FormValues> }) {
  const error = form.formState.errors.verify_code?.message;
  return <CaptchaImage of="registration" error={error} {...form.register('verify_code')} />;
}
