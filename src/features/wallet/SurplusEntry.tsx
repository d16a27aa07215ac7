import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import PiggyBank from 'lucide-react/icons/piggy-bank';
import { useServiceLink } from '#src/api/customer-service.ts';
import { useCurrency } from '#src/components/games/use-catalogue.ts';
import { NavEntry } from '#src/ui/NavList.tsx';
import { surplusQuery } from './wallet-queries.ts';

/** Entry for the operator's offer on unused money in a wallet; customer service handles it. */
export default function SurplusEntry() {
  const { data: active } = useQuery(surplusQuery(useCurrency()));
  const href = useServiceLink();
  if (!active || !href) return null;
  return (
    <NavEntry icon={<PiggyBank />} render={<a href={href} target="_blank" rel="noopener noreferrer" />}>
      <Trans>Cash surplus</Trans>
    </NavEntry>
  );
}
