import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Banknote from 'lucide-react/icons/banknote';
import { fromDecimal } from '#contract/money.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useEpoch, useMachineSelector } from '#src/actors/machines.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { Row } from '#src/ui/RowList.tsx';
import { openDepositQuery } from './deposit-queries.ts';

/** Leads to the open deposit; absent if there is none. */
export function OpenDepositEntry() {
  const { data: order } = useQuery(openDepositQuery(useEpoch()));
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  if (!order) return null;
  return (
    <Row
      icon={<Banknote />}
      aside={<MinorAmount minor={fromDecimal(order.payAmount, currency)} currency={currency} />}
      render={<AreaLink area="user" page="Deposit" />}
    >
      {order.status === 'reported' ? <Trans>Deposit pending</Trans> : <Trans>Deposit to pay</Trans>}
    </Row>
  );
}
