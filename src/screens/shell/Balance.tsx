import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { selectEpoch } from '#machines/session.machine.ts';
import { useMachine } from '../../actors/context.tsx';
import { layoutQuery } from '../../api/queries.ts';
import { moneyFormat } from '../../site/currency.ts';
import { Money } from '../../ui/Money.tsx';
import { BalanceBone } from '../../ui/Wallet.tsx';
import { useCurrency } from '../games/use-catalogue.ts';

/** The member's money: the one component that every change of the balance draws anew. */
export function Balance({ shown }: { shown: boolean }) {
  const { t } = useLingui();
  const epoch = useMachine('session', selectEpoch);
  const currency = useCurrency();
  const { data: cash } = useQuery({ ...layoutQuery(epoch), select: (layout) => layout.memberCash });
  if (cash === undefined) return <BalanceBone />;
  return <Money value={cash} format={moneyFormat(currency)} hidden={!shown && t`Hidden`} lights />;
}
