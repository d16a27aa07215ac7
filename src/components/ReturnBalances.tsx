import { Trans, useLingui } from '@lingui/react/macro';
import Undo from 'lucide-react/icons/undo-2';
import { selectCoolingDown, selectReturning } from '#machines/play-coordinator.selectors.ts';
import { useMachineSelector, useSend } from '#src/app/context.tsx';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { Spinner } from '#src/ui/Spinner.tsx';
import { useMemberLayout } from './use-member-layout.ts';

/**
 * Returns the balances at the providers to the wallet; disabled during the cooldown. Not offered for a single
 * wallet, nor to a member whose layout forbids it.
 */
function useReturn() {
  const { walletStatus = true, cashBackStatus = true } = useMemberLayout() ?? {};
  const busy = useMachineSelector('playCoordinator', selectReturning) ?? false;
  const resting = useMachineSelector('playCoordinator', selectCoolingDown) ?? false;
  const send = useSend('playCoordinator');
  const offered = walletStatus && cashBackStatus;
  return { offered, busy, resting, onClick: () => send({ type: 'balance.return' }) };
}

/** In the header, beside the balance. */
export function ReturnIcon() {
  const { t } = useLingui();
  const { offered, busy, resting, onClick } = useReturn();
  if (!offered) return null;
  const label =
    resting && !busy
      ? t`Return all game balances: available again in a few seconds`
      : t`Return all game balances`;
  return (
    <IconButton small label={label} idle={busy || resting} aria-busy={busy || undefined} onClick={onClick}>
      {busy ? <Spinner /> : <Undo />}
    </IconButton>
  );
}

/** Beside the list of balances at the providers. */
export function ReturnButton() {
  const { offered, busy, resting, onClick } = useReturn();
  if (!offered) return null;
  return (
    <Button
      icon={<Undo />}
      busy={busy}
      busyLabel={<Trans>Returning</Trans>}
      disabled={resting && !busy}
      onClick={onClick}
    >
      <Trans>Return all</Trans>
    </Button>
  );
}
