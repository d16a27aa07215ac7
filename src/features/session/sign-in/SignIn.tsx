import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { selectAccount } from '#machines/session/sign-in.selectors.ts';
import { selectProving } from '#machines/session/transfer-verify.selectors.ts';
import { stateName, useChildSelector, useMachineSelector, useSend } from '#src/actors/machines.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import css from '#src/components/forms/form.module.css';
import { Dialog } from '#src/ui/Dialog.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { LoginModel } from './LoginModel.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { ThirdParty } from './ThirdParty.tsx';

const TransferVerify = lazyComponent(() => import('./TransferVerify.tsx'));

export default function SignIn({ onAnswer }: ModalProps<'signIn'>) {
  const { t } = useLingui();
  const state = useMachineSelector('signIn', stateName);
  const account = useMachineSelector('signIn', selectAccount);
  const isQuestioning = useChildSelector('signIn', 'doubleValidation', () => true);
  // Null while there is nothing to verify.
  const proving = useChildSelector('signIn', 'transferVerify', selectProving);
  const send = useSend('signIn');
  const frame = (title: ReactNode, text: ReactNode, children: ReactNode) => (
    <Dialog
      data-machine="signIn"
      data-state={state}
      title={title}
      text={text}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
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
      <p className={css.switchForm}>
        <Trans>
          New here? <TextButton onClick={() => send({ type: 'signIn.register' })}>Join now</TextButton>
        </Trans>
      </p>
      <LoginModel />
    </>,
  );
}
