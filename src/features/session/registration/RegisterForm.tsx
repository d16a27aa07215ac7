import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { currencySigns } from '#contract/constants.ts';
import { isAccountField, type RegisterField, visibleFields } from '#contract/register-form.ts';
import {
  selectIsOfAccount,
  selectRegisterBusy,
  selectRegisterFailure,
} from '#machines/session/registration.selectors.ts';
import type { RegisterFormConfig } from '#machines/session/registration.setup.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { siteAgeLimit } from '#src/components/forms/BirthdayField.tsx';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import { useCommonPasswords } from '#src/components/forms/field-rules.ts';
import formCss from '#src/components/forms/form.module.css';
import { SubmitButton } from '#src/components/forms/form.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/elements.tsx';
import { SelectField, TextField } from '#src/ui/Field.tsx';
import { Steps } from '#src/ui/Steps.tsx';
import { BackgroundImage } from './BackgroundImage.tsx';
import css from './Register.module.css';
import { AgreementField, RegisterInput, takenQuery, useServerErrors } from './RegisterInput.tsx';
import { emptyValues, type FormValues, registerSchema, wireValues } from './schema.ts';

type Form = UseFormReturn<FormValues>;

interface Props {
  config: RegisterFormConfig;
}

/**
 * The form by the operator's settings for the account's currency: the account, then the person if more is asked. The step
 * that is not shown stays in the document, so that it keeps what was typed and password managers find both.
 */
export function RegisterForm({ config }: Props) {
  const { t } = useLingui();
  const { settings, currency, introducer } = config;
  const busy = useMachineSelector('registration', selectRegisterBusy);
  const isEditingAccount = useMachineSelector('registration', selectIsOfAccount);
  const failure = useMachineSelector('registration', selectRegisterFailure);
  const send = useSend('registration');
  const fields = visibleFields(settings, currency).filter(({ name }) => name !== 'introducer' || !introducer);
  const form = useRegisterForm(fields, currency);
  const captchaToken = useCaptchaToken('registration', form, 'verify_code');
  const ofPerson = fields.filter(({ name }) => !isAccountField(name) && name !== 'verify_code');
  const step = ofPerson.length === 0 ? 'whole' : isEditingAccount ? 'account' : 'person';
  useFocusOnStep(step === 'person', ofPerson, form);
  useServerErrors(failure, form);
  const finishAccount = useAccountCheck(form, currency);

  const submit = form.handleSubmit(
    (typed) => send({ type: 'registration.submit', values: wireValues(typed), captchaToken }),
    (errors) => {
      if (Object.keys(errors).some(isAccountField)) send({ type: 'registration.back' });
    },
  );
  return (
    <form
      className={formCss.form}
      noValidate
      onSubmit={(event) => {
        if (step !== 'account') return submit(event);
        event.preventDefault();
        return finishAccount().then((isFinished) => isFinished && send({ type: 'registration.continue' }));
      }}
    >
      {step !== 'person' && <BackgroundImage />}
      {step !== 'whole' && (
        <Steps
          direction="across"
          current={step === 'account' ? 0 : 1}
          doneLabel={t`done`}
          steps={[
            { id: 'account', label: <Trans>Account</Trans> },
            { id: 'person', label: <Trans>About you</Trans> },
          ]}
        />
      )}
      <div className={css.fields} hidden={step === 'person'}>
        <AccountFields config={config} fields={fields} form={form} />
      </div>
      <div className={css.person} hidden={step === 'account'}>
        <PersonFields config={config} fields={ofPerson} form={form} />
        {fields.some(({ name }) => name === 'verify_code') && <Captcha form={form} />}
        <AgreementField form={form} />
      </div>
      <div className={css.submit}>
        {step === 'person' && (
          <Button className={css.back} disabled={busy} onClick={() => send({ type: 'registration.back' })}>
            <Trans>Back</Trans>
          </Button>
        )}
        {step === 'account' ? (
          <Button type="submit" variant="primary" shape="wide">
            <Trans>Continue</Trans>
          </Button>
        ) : (
          <SubmitButton
            failure={failure}
            variant="primary"
            shape="wide"
            icon={<UserPlus />}
            busy={busy}
            busyLabel={<Trans>Opening your account</Trans>}
          >
            <Trans>Open my account</Trans>
          </SubmitButton>
        )}
      </div>
    </form>
  );
}

function useRegisterForm(fields: RegisterField[], currency: string): Form {
  const { i18n } = useLingui();
  const schema = registerSchema(fields, {
    currency,
    siteName: site.siteName,
    ageLimit: siteAgeLimit(),
    passwordPolicy: site.passwordPolicy,
    i18n,
  });
  useCommonPasswords();
  return useForm<FormValues>({
    // The schema contains the visible fields, which are unknown at compile time.
    resolver: valibotResolver(schema) as unknown as Resolver<FormValues>,
    // Otherwise errors that compare two fields would wait until each field is valid.
    criteriaMode: 'all',
    defaultValues: emptyValues,
  });
}

/**
 * Checks the first step and puts the focus on what is wrong with it. An account name that is taken ends here. From then on
 * its fields are checked as they change, as those of a submitted form are.
 */
function useAccountCheck(form: Form, currency: string): () => Promise<boolean> {
  const { trigger, getValues, setError, watch } = form;
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const isChecked = useRef(false);
  useEffect(() => {
    const changes = watch((_, { name }) => {
      if (isChecked.current && name && isAccountField(name)) void trigger(name);
    });
    return () => changes.unsubscribe();
  }, [watch, trigger]);
  return async () => {
    isChecked.current = true;
    if (!(await trigger(['member_account', 'password', 'confirm_password'], { shouldFocus: true })))
      return false;
    if (site.captcha.availability) return true;
    const query = takenQuery('member_account', currency, getValues('member_account'));
    const taken = (await queries.fetchQuery(query))?.taken;
    if (!taken) return true;
    setError(
      'member_account',
      { type: 'operator', message: failureText(i18n, taken) },
      { shouldFocus: true },
    );
    return false;
  };
}

/** Puts the focus on the first field when the step of the person comes or goes. */
function useFocusOnStep(isPerson: boolean, ofPerson: RegisterField[], { setFocus }: Form) {
  const wasPerson = useRef(isPerson);
  const first = (isPerson && ofPerson[0]?.name) || 'member_account';
  useEffect(() => {
    if (wasPerson.current === isPerson) return;
    wasPerson.current = isPerson;
    setFocus(first === 'member_birthday' ? 'birth_year' : first);
  }, [isPerson, first, setFocus]);
}

const signs: Record<string, string> = currencySigns;

interface FieldsProps extends Props {
  fields: RegisterField[];
  form: Form;
}

function AccountFields({ config, fields, form }: FieldsProps) {
  const { currencies, currency, introducer } = config;
  const send = useSend('registration');
  const choose = (next: string) => {
    form.clearErrors();
    send({ type: 'registration.currency', currency: next });
  };
  return (
    <>
      <SelectField
        label={<Trans>Account currency</Trans>}
        name="member_currency"
        value={currency}
        disabled={currencies.length === 1}
        note={
          introducer && currencies.length === 1 ? (
            <Trans>Set by the person who invited you.</Trans>
          ) : (
            <Trans>It cannot be changed later.</Trans>
          )
        }
        onChange={({ target }) => choose(target.value)}
      >
        {currencies.map((code) => (
          <option key={code} value={code}>
            {code} {signs[code]}
          </option>
        ))}
      </SelectField>
      {introducer && (
        <TextField label={<Trans>Invitation code</Trans>} value={introducer.code} disabled readOnly />
      )}
      <RegisterInput name="member_account" required unique currency={currency} form={form} />
      <RegisterInput name="password" required currency={currency} form={form} />
      {fields.some(({ name }) => name === 'confirm_password') && (
        <RegisterInput name="confirm_password" required currency={currency} form={form} />
      )}
    </>
  );
}

/** The birthday, which fills a line of its own, comes after the others: it leaves no hole beside them. */
function PersonFields({ config: { currency }, fields, form }: FieldsProps) {
  const inputOf = ({ name, ...field }: RegisterField) =>
    name !== 'verify_code' && (
      <RegisterInput key={name} name={name} {...field} currency={currency} form={form} />
    );
  const texts = fields.filter(({ name }) => name !== 'member_birthday');
  return (
    <>
      {texts.length > 0 && <div className={css.fields}>{texts.map(inputOf)}</div>}
      {fields.filter(({ name }) => name === 'member_birthday').map(inputOf)}
    </>
  );
}

function Captcha({ form }: { form: Form }) {
  const error = form.formState.errors.verify_code?.message;
  return <CaptchaImage of="registration" required error={error} {...form.register('verify_code')} />;
}
