import { Trans, useLingui } from '@lingui/react/macro';
import { isOutcomeUnknown } from '#contract/call.ts';
import type { AgentLink } from '#contract/endpoints/agents/promotion.ts';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { useDisableLink } from './promotion-queries.ts';

/** Disabling needs a confirmation, because it cannot be undone. */
export function DisableLinkDialog({ link, onClose }: { link: AgentLink; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error } = useDisableLink();
  const { name } = link;
  return (
    <Dialog
      title={<Trans>Disable this link?</Trans>}
      text={
        <Trans>
          “{name}” will no longer accept registrations, and it cannot be enabled again. Members who have
          registered through it stay in your downline.
        </Trans>
      }
      failure={
        error &&
        (isOutcomeUnknown(error.failure) ? (
          <Trans>We do not know whether the link was disabled. You can disable it again.</Trans>
        ) : (
          failureText(i18n, error.failure)
        ))
      }
      closeLabel={t`Close`}
      locked={isPending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={isPending}>
            <Trans>Keep the link</Trans>
          </Button>
          <Button
            variant="danger"
            busy={isPending}
            busyLabel={<Trans>Disabling</Trans>}
            onClick={() => mutate(link.code, { onSuccess: onClose })}
          >
            <Trans>Disable</Trans>
          </Button>
        </>
      }
    />
  );
}
