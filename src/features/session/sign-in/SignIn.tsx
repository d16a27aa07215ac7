import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { selectAccount } from '#machines/session/sign-in.selectors.ts';
import { selectProving } from '#machines/session/transfer-verify.selectors.ts';
import { stateName, useActorSelector, useMachineSelector, useSend } from '#src/actors/context.tsx';
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
  const questioning = useMachineSelector('signIn', (snapshot) => snapshot.children.doubleValidation);
  const verifying = useMachineSelector('signIn', (snapshot) => snapshot.children.transferVerify);
  const proving = useActorSelector(verifying, selectProving);
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
      <Trans>Security question</Trans>,
      <Trans>Enter the answer you gave when you opened the account.</Trans>,
      <QuestionForm doubleValidation={questioning} />,
    );
  if (verifying)
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
          <TransferVerify transferVerify={verifying} />
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
