import { Trans, useLingui } from '@lingui/react/macro';
import { stateName, useMachine, useSend } from '../actors/context.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { TextButton } from '../ui/TextButton.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import css from './form.module.css';
import type { ModalProps } from './ModalHost.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { ThirdParty } from './ThirdParty.tsx';

export default function SignIn({ onAnswer }: ModalProps<'signIn'>) {
  const { t } = useLingui();
  const state = useMachine('signIn', stateName);
  const questioning = useMachine('signIn', (snapshot) => snapshot.children.doubleValidation);
  const send = useSend('signIn');
  return (
    <Dialog
      data-machine="signIn"
      data-state={state}
      title={questioning ? <Trans>One question to be sure</Trans> : <Trans>Welcome back</Trans>}
      text={questioning && <Trans>The answer is what you gave us when you opened the account.</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
      {questioning ? (
        <QuestionForm doubleValidation={questioning} />
      ) : (
        <>
          <CredentialsForm />
          <ThirdParty />
          <p className={css.door}>
            <Trans>
              New here?{' '}
              <TextButton onClick={() => send({ type: 'signIn.register' })}>Open an account</TextButton>
            </Trans>
          </p>
        </>
      )}
    </Dialog>
  );
}
