import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Button } from '#src/ui/Button.tsx';
import { AreaLink } from './AreaLink.tsx';
import { DepositButton } from './DepositButton.tsx';
import { useOnBreak } from './use-on-break.ts';

/** What a member does with the money in the wallet: add to it, or in a break take it out. */
export function DepositOrWithdraw() {
  return useOnBreak() ? (
    <Button render={<AreaLink area="user" page="Withdrawal" />}>
      <Trans>Withdraw</Trans>
    </Button>
  ) : (
    <DepositButton icon={<Plus />} />
  );
}
