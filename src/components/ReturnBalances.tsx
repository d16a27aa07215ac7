import { Trans } from '@lingui/react/macro';
import { Undo2 as Undo } from 'lucide-react';
import { selectCoolingDown, selectReturning } from '#machines/play/play-coordinator.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { Button } from '#src/ui/elements.tsx';
import { useMemberStatus } from './use-member-status.ts';

/**
 * Returns the balances at the providers to the wallet; disabled during the cooldown. Not offered for a single
 * wallet, nor to a member whose status forbids it.
 */
export function useReturnBalances() {
  const { walletStatus = true, cashBackStatus = true } = useMemberStatus() ?? {};
  const busy = useMachineSelector('playCoordinator', selectReturning);
  const coolingDown = useMachineSelector('playCoordinator', selectCoolingDown);
  const send = useSend('playCoordinator');
  const offered = walletStatus && cashBackStatus;
  return { offered, busy, coolingDown, onClick: () => send({ type: 'balance.return' }) };
}

/** Beside the list of balances at the providers. */
export function ReturnButton() {
  const { offered, busy, coolingDown, onClick } = useReturnBalances();
  if (!offered) return null;
  return (
    <Button
      icon={<Undo />}
      busy={busy}
      busyLabel={<Trans>Returning</Trans>}
      disabled={coolingDown && !busy}
      onClick={onClick}
    >
      <Trans>Return all</Trans>
    </Button>
  );
}
