import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { knownCurrency } from '#contract/currency.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

interface Props {
  currency: string;
  /** What has begun is shown in any currency. */
  hasBegun?: boolean;
  children: ReactNode;
}

/** Its content, or in a currency that the specification does not have, that no money moves in it here. */
export const SupportedCurrency = ({ currency, hasBegun = false, children }: Props) =>
  hasBegun || knownCurrency(currency) ? (
    children
  ) : (
    <EmptyState
      title={<Trans>{currency} is not supported here</Trans>}
      text={<Trans>You can play, but deposits and withdrawals are made with customer service.</Trans>}
      action={<CustomerServiceButton />}
    />
  );
