import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DepositMethod } from '#contract/endpoints/money/deposit.ts';
import { useEpoch } from '#src/actors/machines.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { localStore } from '#src/storage/store.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { DepositFields } from './DepositFields.tsx';
import { depositMethodsQuery } from './deposit-queries.ts';

interface Props {
  currency: string;
  /** The method that was used last comes first. */
  lastFirst: boolean;
}

/** Method, amount and promotion of a deposit. */
export function DepositForm({ currency, lastFirst }: Props) {
  const { t } = useLingui();
  const query = useQuery(depositMethodsQuery(useEpoch(), currency));
  return (
    <QueryView
      query={query}
      skeleton={<LineSkeletons label={t`Loading payment methods`} />}
      isEmpty={(methods) => methods.length === 0}
      empty={
        <EmptyState
          title={<Trans>No payment methods are available in your currency at the moment</Trans>}
          text={<Trans>Customer service can help you.</Trans>}
          action={<CustomerServiceButton />}
        />
      }
    >
      {(methods) => <DepositFields currency={currency} query={query} methods={sorted(methods, lastFirst)} />}
    </QueryView>
  );
}

function sorted(methods: readonly DepositMethod[], lastFirst: boolean) {
  const last = lastFirst ? localStore.get('deposit_method') : null;
  return methods.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
}
