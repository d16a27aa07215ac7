import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { selectAccount, selectProving } from '#machines/form-selectors.ts';
import { stateName, useActorState, useMachine, useSend } from '#src/app/context.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import css from '#src/components/forms/form.module.css';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Bone } from '#src/ui/Skeleton.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { LoginModel } from './LoginModel.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { ThirdParty } from './ThirdParty.tsx';

const TransferVerify = lazy(() => import('./TransferVerify.tsx'));

export default function SignIn({ onAnswer }: ModalProps<'signIn'>) {
  const { t } = useLingui();
  const state = useMachine('signIn', stateName);
  const account = useMachine('signIn', selectAccount);
  const questioning = useMachine('signIn', (snapshot) => snapshot.children.doubleValidation);
  const verifying = useMachine('signIn', (snapshot) => snapshot.children.transferVerify);
  const proving = useActorState(verifying, selectProving);
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
  if (questioning)
    return frame(
      <Trans>One question to be sure</Trans>,
      <Trans>The answer is what you gave us when you opened the account.</Trans>,
      <QuestionForm doubleValidation={questioning} />,
    );
  if (verifying)
    return frame(
      proving ? <Trans>Show that the account is yours</Trans> : <Trans>Choose a new password</Trans>,
      proving ? (
        <Trans>
          {account} came to us from another site. Confirm it once with what you gave there; then you choose a
          new password.
        </Trans>
      ) : (
        <Trans>{account} is confirmed. From now on you sign in with this password.</Trans>
      ),
      <>
        <Suspense fallback={<Bone className={css.bone} />}>
          <TransferVerify transferVerify={verifying} />
        </Suspense>
        <p className={css.door}>
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
      <p className={css.door}>
        <Trans>
          New here? <TextButton onClick={() => send({ type: 'signIn.register' })}>Open an account</TextButton>
        </Trans>
      </p>
      <LoginModel />
    </>,
  );
}
