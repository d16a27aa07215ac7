import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PiggyBank } from 'lucide-react';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { NavEntry } from '#src/ui/NavList.tsx';
import { surplusQuery } from './wallet-queries.ts';

/** Entry for the operator's offer on unused money in a wallet; customer service handles it. */
export default function SurplusEntry({ Entry = NavEntry }: { Entry?: typeof NavEntry }) {
  const { data: active } = useQuery(surplusQuery(useCurrency()));
  const link = useServiceLink();
  if (!active || !link) return null;
  return (
    <Entry icon={<PiggyBank />} render={link}>
      <Trans>Cash surplus</Trans>
    </Entry>
  );
}
