import { Trans } from '@lingui/react/macro';
import { MessageDialog } from '#src/components/dialogs/MessageDialog.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';

export default function DifferentDevice({ onAnswer }: ModalProps<'differentDevice'>) {
  return (
    <MessageDialog
      title={<Trans>This device is new to your account</Trans>}
      text={
        <Trans>
          To protect your money, you can only sign in from devices you have used before. Use one of those, or
          contact customer service to add this device. Your balance is safe.
        </Trans>
      }
      service
      yes={<Trans>Back to sign-in</Trans>}
      onAnswer={onAnswer}
    />
  );
}
