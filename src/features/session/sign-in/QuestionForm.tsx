import { valibotResolver } from '@hookform/resolvers/valibot';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { QuestionColumn } from '#contract/endpoints/session/sign-in.ts';
import { normalizeText } from '#contract/validation.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import { FormError } from '#src/components/forms/FormError.tsx';
import css from '#src/components/forms/form.module.css';
import { useServerError } from '#src/components/forms/use-server-error.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';

const questions: Record<QuestionColumn, MessageDescriptor> = {
  member_name: msg`What is your full name?`,
  identity_id: msg`What is your identity number?`,
  member_phone: msg`What is your phone number?`,
  member_email: msg`What is your e-mail address?`,
  withdraw_password: msg`What is your withdrawal password?`,
};
const empty: Record<QuestionColumn, MessageDescriptor> = {
  member_name: msg`Enter your full name.`,
  identity_id: msg`Enter your identity number.`,
  member_phone: msg`Enter your phone number.`,
  member_email: msg`Enter your e-mail address.`,
  withdraw_password: msg`Enter your withdrawal password.`,
};
const normalized = v.pipe(v.string(), v.transform(normalizeText));

export function QuestionForm() {
  const { t, i18n } = useLingui();
  const state = useMachineSelector('doubleValidation', stateName);
  const context = useMachineSelector('doubleValidation', (snapshot) => snapshot.context);
  const send = useSend('doubleValidation');
  const captchaToken = useCaptchaToken('doubleValidation');
  const { question, availableQuestionsCount } = context.pendingQuestion;
  // The count includes this question.
  const hasOthers = availableQuestionsCount > 1;
  const schema = v.object({
    answer: v.pipe(normalized, v.nonEmpty(i18n._(empty[question]))),
    captchaAnswer: v.pipe(normalized, v.nonEmpty(t`Enter the code shown in the image.`)),
  });
  const form = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { answer: '', captchaAnswer: '' },
  });
  const { errors } = form.formState;
  const serverError = useServerError(context.failure, form, ['answer', 'captchaAnswer']);
  return (
    <form
      className={css.form}
      data-machine="doubleValidation"
      data-state={state}
      noValidate
      onSubmit={form.handleSubmit((typed) => send({ type: 'question.submit', ...typed, captchaToken }))}
    >
      <FormError>{serverError.form}</FormError>
      <TextField
        key={question}
        label={i18n._(questions[question])}
        type={question === 'withdraw_password' ? 'password' : 'text'}
        autoComplete="off"
        autoFocus
        {...form.register('answer')}
        {...(errors.answer && { state: 'invalid', note: errors.answer.message })}
      />
      <CaptchaImage
        of="doubleValidation"
        error={errors.answer ? null : errors.captchaAnswer?.message}
        {...form.register('captchaAnswer')}
      />
      <Button
        type="submit"
        variant="primary"
        shape="wide"
        busy={state === 'submitting'}
        busyLabel={<Trans>Checking</Trans>}
      >
        <Trans>Continue</Trans>
      </Button>
      {hasOthers && (
        <Button
          variant="ghost"
          shape="wide"
          busy={state === 'skipping'}
          onClick={() => send({ type: 'question.skip' })}
        >
          <Trans>Show another question</Trans>
        </Button>
      )}
    </form>
  );
}
