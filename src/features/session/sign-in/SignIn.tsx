import { valibotResolver } from '@hookform/resolvers/valibot';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { QuestionColumn } from '#contract/endpoints/session/sign-in.ts';
import { normalizeText } from '#contract/validation.ts';
import { selectAccount } from '#machines/session/sign-in.selectors.ts';
import { selectProving } from '#machines/session/transfer-verify.selectors.ts';
import { stateName, useChildSelector, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { CaptchaImage, useCaptchaToken } from '#src/components/forms/CaptchaImage.tsx';
import css from '#src/components/forms/form.module.css';
import {
  FormError,
  SubmitButton,
  useServerError,
  WithdrawPasswordInput,
} from '#src/components/forms/form.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { useIsOffered } from '#src/components/offered.tsx';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { useRegion } from '#src/site/use-region.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, hideBrokenImage, TextButton } from '#src/ui/elements.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Skeleton } from '#src/ui/Skeletons.tsx';
import { CredentialsForm, ThirdParty } from './CredentialsForm.tsx';
import loginModelCss from './SignIn.module.css';
import { loginModelQuery } from './sign-in-queries.ts';

const TransferVerify = lazyComponent(() => import('./TransferVerify.tsx'));

export default function SignIn({ onAnswer }: ModalProps<'signIn'>) {
  const { t } = useLingui();
  const state = useMachineSelector('signIn', stateName);
  const account = useMachineSelector('signIn', selectAccount);
  const isQuestioning = useChildSelector('signIn', 'doubleValidation', () => true);
  // Null while there is nothing to verify.
  const proving = useChildSelector('signIn', 'transferVerify', selectProving);
  const send = useSend('signIn');
  const canJoin = useIsOffered('registration');
  const region = useRegion('signIn');
  const frame = (title: ReactNode, text: ReactNode, children: ReactNode) => (
    <Dialog
      data-part="sign-in"
      data-machine="signIn"
      data-state={state}
      title={title}
      text={text}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
      {region === 'page' && (
        <div data-part="sign-in-brand">
          <SiteBrand plain />
        </div>
      )}
      {children}
    </Dialog>
  );
  if (isQuestioning)
    return frame(
      <Trans>Security question</Trans>,
      <Trans>Enter the answer you gave when you opened the account.</Trans>,
      <QuestionForm />,
    );
  if (proving !== null)
    return frame(
      proving ? <Trans>Confirm your account</Trans> : <Trans>Choose a new password</Trans>,
      proving ? (
        <Trans>
          {account} was transferred from another site. Confirm it once with the details you registered there,
          then choose a new password.
        </Trans>
      ) : (
        <Trans>{account} is confirmed. Use this password to sign in from now on.</Trans>
      ),
      <>
        <Suspense fallback={<Skeleton className={css.skeleton} />}>
          <TransferVerify />
        </Suspense>
        <p className={css.switchForm}>
          <TextButton onClick={() => send({ type: 'signIn.back' })}>
            <Trans>Back to sign-in</Trans>
          </TextButton>
        </p>
      </>,
    );
  return frame(
    <Trans>Welcome back</Trans>,
    null,
    <>
      <CredentialsForm />
      <ThirdParty />
      {canJoin && (
        <p className={css.switchForm}>
          <Trans>
            New here? <TextButton onClick={() => send({ type: 'signIn.register' })}>Join now</TextButton>
          </Trans>
        </p>
      )}
      <LoginModel />
    </>,
  );
}

/**
 * The operator's content for the form; renders nothing without any. It is below the fields, so that they do
 * not move when it loads.
 */
function LoginModel() {
  const { data } = useQuery(loginModelQuery());
  const model = data?.find(({ title, content }) => title || content);
  if (!model) return null;
  const { title, content, photoPath } = model;
  return (
    <aside className={loginModelCss.model}>
      {photoPath && <img className={loginModelCss.image} src={photoPath} alt="" onError={hideBrokenImage} />}
      <div className={loginModelCss.text}>
        {title && <b>{title}</b>}
        {content && <OperatorHtml html={content} newTab />}
      </div>
    </aside>
  );
}

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

function QuestionForm() {
  const { t, i18n } = useLingui();
  const state = useMachineSelector('doubleValidation', stateName);
  const context = useMachineSelector('doubleValidation', (snapshot) => snapshot.context);
  const send = useSend('doubleValidation');
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
  const captchaToken = useCaptchaToken('doubleValidation', form, 'captchaAnswer');
  const { errors } = form.formState;
  const serverError = useServerError(context.failure, form, { spent: ['answer', 'captchaAnswer'] });
  const answerProblem = errors.answer?.message ?? serverError.field('answer');
  return (
    <form
      className={css.form}
      data-machine="doubleValidation"
      data-state={state}
      noValidate
      onSubmit={form.handleSubmit((typed) => send({ type: 'question.submit', ...typed, captchaToken }))}
    >
      <FormError>{serverError.form}</FormError>
      {question === 'withdraw_password' ? (
        <WithdrawPasswordInput
          label={i18n._(questions[question])}
          form={form}
          name="answer"
          autoFocus
          problem={answerProblem}
        />
      ) : (
        <TextField
          key={question}
          label={i18n._(questions[question])}
          autoComplete="off"
          autoFocus
          {...form.register('answer')}
          {...(answerProblem && { state: 'invalid', note: answerProblem })}
        />
      )}
      <CaptchaImage
        of="doubleValidation"
        error={answerProblem ? null : (errors.captchaAnswer?.message ?? serverError.field('captchaAnswer'))}
        {...form.register('captchaAnswer')}
      />
      <SubmitButton
        failure={context.failure}
        variant="primary"
        shape="wide"
        busy={state === 'submitting'}
        busyLabel={<Trans>Checking</Trans>}
      >
        <Trans>Continue</Trans>
      </SubmitButton>
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
