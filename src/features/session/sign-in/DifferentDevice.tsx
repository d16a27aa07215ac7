import { Trans, useLingui } from '@lingui/react/macro';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';

export default function DifferentDevice({ onAnswer }: ModalProps<'differentDevice'>) {
  const { t } = useLingui();
  return (
    <Dialog
      title={<Trans>This device is new to your account</Trans>}
      text={
        <Trans>
          To protect your money, you can only sign in from devices that you have confirmed. If you have
          received a link by e-mail or message, open it, then sign in again. Otherwise customer service adds
          this device. Your balance is safe.
        </Trans>
      }
      closeLabel={t`Close`}
      onClose={() => onAnswer('no')}
      actions={
        <>
          <Button onClick={() => onAnswer('yes')}>
            <Trans>Back to sign-in</Trans>
          </Button>
          <CustomerServiceButton variant="primary" />
        </>
      }
    />
  );
}
