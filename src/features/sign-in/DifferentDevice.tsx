import { Trans } from '@lingui/react/macro';
import { Message } from '#src/components/dialogs/MessageDialog.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';

export default function DifferentDevice({ onAnswer }: ModalProps<'differentDevice'>) {
  return (
    <Message
      title={<Trans>This device is new to your account</Trans>}
      text={
        <Trans>
          To protect your money we let in only devices that you have used before. Sign in from one of those,
          or ask customer service to add this one. Your balance is safe.
        </Trans>
      }
      service
      yes={<Trans>Back to sign-in</Trans>}
      onAnswer={onAnswer}
    />
  );
}
