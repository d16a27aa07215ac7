import { Trans, useLingui } from '@lingui/react/macro';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { HelpLines } from '#src/components/HelpLines.tsx';
import { closureEnd, timeZoneLabel } from '#src/i18n/time.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';

/** Why the member's own limits allow no game, and until when; in a break also how to get money out, and help. */
export default function PlayClosed({ modal, onAnswer }: ModalProps<'playClosed'>) {
  const { t, i18n } = useLingui();
  const time = closureEnd(i18n.locale, modal.closure);
  const zone = timeZoneLabel();
  const close = () => onAnswer('no');
  const { reason } = modal.closure;
  const isBreak = reason === 'cool_off' || reason === 'exclusion';
  const title = {
    cool_off: t`You are taking a break`,
    exclusion: t`You have excluded yourself from play`,
    loss: t`You have reached your limit for losses`,
    session: t`You have reached your limit for time in play`,
  }[reason];
  return (
    <Dialog
      title={title}
      text={
        time ? (
          <Trans>
            You can play again from {time} ({zone}).
          </Trans>
        ) : (
          <Trans>You cannot play now.</Trans>
        )
      }
      closeLabel={t`Close`}
      onClose={close}
      actions={
        <>
          <Button render={<AreaLink area="user" page="PlayLimits" onFollow={close} />}>
            <Trans>Play limits</Trans>
          </Button>
          {isBreak && (
            <Button render={<AreaLink area="user" page="Withdrawal" onFollow={close} />}>
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </>
      }
    >
      {isBreak && (
        <>
          <HelpLines />
          <CustomerServiceButton variant="secondary" />
        </>
      )}
    </Dialog>
  );
}
