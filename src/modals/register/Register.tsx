import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectPlan, selectRegisterFailure } from '#machines/form-selectors.ts';
import { stateName, useMachine, useSend } from '../../actors/context.tsx';
import { registerBackgroundQuery } from '../../api/page-queries.ts';
import { failureText } from '../../i18n/failure.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { leaveGround } from '../../ui/leave-ground.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import type { ModalProps } from '../ModalHost.tsx';
import { FormBones } from './FormBones.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import css from './register.module.css';

export default function Register({ onAnswer }: ModalProps<'register'>) {
  const { t } = useLingui();
  const state = useMachine('registration', stateName);
  const plan = useMachine('registration', selectPlan);
  const failed = useMachine('registration', (snapshot) => snapshot.matches({ open: 'failed' }));
  const send = useSend('registration');
  return (
    <Dialog
      data-machine="registration"
      data-state={state}
      size="wide"
      title={<Trans>Open an account</Trans>}
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
    >
      <p className={css.door}>
        <Trans>
          One account, in your own name. Already a member?{' '}
          <TextButton onClick={() => send({ type: 'registration.signIn' })}>Sign in</TextButton>
        </Trans>
      </p>
      <Scene />
      {plan ? <RegisterForm plan={plan} /> : failed ? <Failed /> : <FormBones />}
    </Dialog>
  );
}

function Failed() {
  const { i18n } = useLingui();
  const failure = useMachine('registration', selectRegisterFailure);
  const send = useSend('registration');
  return (
    <Blank
      kind="failed"
      title={<Trans>The form could not be loaded</Trans>}
      text={failure && failureText(i18n, failure)}
      code={failure ? `${failure.call} ${failure.code}` : undefined}
      action={
        <Button onClick={() => send({ type: 'registration.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}

/** The operator's picture for this template; a form does without one that does not come. */
function Scene() {
  const { data } = useQuery(registerBackgroundQuery());
  return data ? <img className={css.scene} src={data} alt="" onError={leaveGround} /> : null;
}
