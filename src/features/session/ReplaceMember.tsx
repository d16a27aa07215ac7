import { Trans, useLingui } from '@lingui/react/macro';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';

/** Asks whether a link may sign in another account. Each way to close it stays. */
export default function ReplaceMember({ modal: { present, next }, onAnswer }: ModalProps<'replaceMember'>) {
  const { t } = useLingui();
  const onStay = () => onAnswer('no');
  return (
    <Dialog
      title={<Trans>This link signs in another account</Trans>}
      text={
        <Trans>
          You are signed in as <b>{present}</b>. The link would sign you in as <b>{next}</b>, and deposits
          would go there. Change only if that account is yours.
        </Trans>
      }
      closeLabel={t`Close`}
      onClose={onStay}
      takesFocus
      actions={
        <>
          <Button onClick={() => onAnswer('yes')}>
            <Trans>Change to {next}</Trans>
          </Button>
          <Button variant="primary" onClick={onStay}>
            <Trans>Stay as {present}</Trans>
          </Button>
        </>
      }
    />
  );
}
