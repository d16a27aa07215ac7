import { Trans, useLingui } from '@lingui/react/macro';
import { selectFormConfig, selectRegisterFailure } from '#machines/session/registration.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { failureText, operatorCode } from '#src/i18n/failure.ts';
import { site } from '#src/site/site.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { Skeleton } from '#src/ui/Skeletons.tsx';
import { BackgroundImage } from './BackgroundImage.tsx';
import css from './Register.module.css';
import { RegisterForm } from './RegisterForm.tsx';

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
        <b className={css.age}>{site.minimumAge}+</b>{' '}
        <Trans>
          One account per person, in your own name. Already a member?{' '}
          <TextButton onClick={() => send({ type: 'registration.signIn' })}>Sign in</TextButton>
        </Trans>
      </p>
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
    <>
      <BackgroundImage />
      <div className={css.fields} aria-busy="true" role="status" aria-label={t`Loading the form`}>
        {['a', 'b', 'c', 'd'].map((index) => (
          <Skeleton key={index} className={css.skeleton} />
        ))}
      </div>
    </>
  );
}
