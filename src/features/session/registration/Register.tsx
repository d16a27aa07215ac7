import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import UserPlus from 'lucide-react/icons/user-plus';
import { useId } from 'react';
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form';
import { currencySigns } from '#contract/constants.ts';
import { type RegisterField, visibleFields } from '#contract/register-form.ts';
import {
  selectFormConfig,
  selectRegisterBusy,
  selectRegisterFailure,
} from '#machines/session/registration.selectors.ts';
import type { RegisterFormConfig } from '#machines/session/registration.setup.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { siteAgeLimit } from '#src/components/forms/BirthdayField.tsx';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import formCss from '#src/components/forms/form.module.css';
import { useCommonPasswords } from '#src/components/forms/password-rules.ts';
import { SubmitButton } from '#src/components/forms/SubmitButton.tsx';
import { failureText, operatorCode } from '#src/i18n/failure.ts';
import { site } from '#src/site/site.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SelectField, TextField } from '#src/ui/Field.tsx';
import { Skeleton } from '#src/ui/Skeletons.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { BackgroundImage } from './BackgroundImage.tsx';
import css from './Register.module.css';
import { RegisterInput, useServerErrors } from './RegisterInput.tsx';
import { emptyValues, type FormValues, registerSchema, wireValues } from './schema.ts';

export default function Register({ onAnswer }: ModalProps<'register'>) {
  const { t } = useLingui();
  const state = useMachineSelector('registration', stateName);
  const config = useMachineSelector('registration', selectFormConfig);
  const failed = useMachineSelector('registration', (snapshot) => snapshot.matches({ open: 'failed' }));
  const send = useSend('registration');
  return (
    <Dialog
      data-machine="registration"
      data-state={state}
      size="wide"
      title={<Trans>Join</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
      <p className={css.switchForm}>
        <Trans>
          One account per person, in your own name. Already a member?{' '}
          <TextButton onClick={() => send({ type: 'registration.signIn' })}>Sign in</TextButton>
        </Trans>
      </p>
      <BackgroundImage />
      {config ? <RegisterForm config={config} /> : failed ? <Failed /> : <FormSkeleton />}
    </Dialog>
  );
}

function Failed() {
  const { i18n } = useLingui();
  const failure = useMachineSelector('registration', selectRegisterFailure);
  const send = useSend('registration');
  if (failure?.isMissing) return <EmptyState title={<Trans>This is not offered on this site</Trans>} />;
  return (
    <EmptyState
      failed
      title={<Trans>The form could not be loaded</Trans>}
      text={failure && failureText(i18n, failure)}
      code={failure ? operatorCode(failure) : undefined}
      action={
        <Button onClick={() => send({ type: 'registration.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

function FormSkeleton() {
  const { t } = useLingui();
  return (
    <div className={css.fields} aria-busy="true" role="status" aria-label={t`Loading the form`}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((index) => (
        <Skeleton key={index} className={css.skeleton} />
      ))}
    </div>
  );
}

const signs: Record<string, string> = currencySigns;

/** The form by the operator's settings for the account's currency. */
function RegisterForm({ config }: { config: RegisterFormConfig }) {
  const { i18n } = useLingui();
  const { settings, currencies, currency, introducer } = config;
  const busy = useMachineSelector('registration', selectRegisterBusy);
  const failure = useMachineSelector('registration', selectRegisterFailure);
  const send = useSend('registration');
  const visible = visibleFields(settings, currency).filter(
    ({ name }) => name !== 'introducer' || !introducer,
  );
  // The one that fills a line of its own comes after the others: it leaves no hole beside them.
  const fields = [
    ...visible.filter(({ name }) => !isWide(name)),
    ...visible.filter(({ name }) => isWide(name)),
  ];
  const schema = registerSchema(fields, {
    currency,
    siteName: site.siteName,
    ageLimit: siteAgeLimit(),
    passwordPolicy: site.passwordPolicy,
    i18n,
  });
  const filled = useForm<FormValues>({
    // The schema contains the visible fields, which are unknown at compile time.
    resolver: valibotResolver(schema) as unknown as Resolver<FormValues>,
    // Otherwise errors that compare two fields would wait until each field is valid.
    criteriaMode: 'all',
    defaultValues: emptyValues,
  });
  useCommonPasswords();
  const captchaToken = useCaptchaToken('registration', filled, 'verify_code');
  useServerErrors(failure, filled);
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
      <div className={css.submit}>
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
      </div>
    </form>
  );
}

const isWide = (name: RegisterField['name']) => name === 'member_birthday' || name === 'verify_code';

function Captcha({ form }: { form: UseFormReturn<FormValues> }) {
  const error = form.formState.errors.verify_code?.message;
  return <CaptchaImage of="registration" error={error} {...form.register('verify_code')} />;
}

interface AgreementFieldProps {
  form: UseFormReturn<FormValues>;
}

/** The checkbox, and a link to the agreement. */
function AgreementField({ form }: AgreementFieldProps) {
  const send = useSend('modals');
  const { minimumAge } = site;
  const note = useId();
  const error = form.formState.errors.agreement?.message;
  return (
    <div className={css.agreement}>
      <Checkbox
        invalid={error !== undefined}
        aria-describedby={error && note}
        {...form.register('agreement')}
      >
        <Trans>
          I am at least {minimumAge} years old and of legal age where I live, and I accept the service
          agreement.
        </Trans>
      </Checkbox>
      {error && (
        <p className={css.error} id={note}>
          <CircleAlert />
          {error}
        </p>
      )}
      <p>
        <TextButton onClick={() => send({ type: 'modal.request', modal: { kind: 'serviceAgreement' } })}>
          <Trans>Read the service agreement</Trans>
        </TextButton>
      </p>
    </div>
  );
}
