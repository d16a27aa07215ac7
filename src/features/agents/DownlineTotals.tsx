import { Trans, useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { Figures } from '#src/ui/Figures.tsx';
import type { DownlineResult } from './downline-queries.ts';

type Total = NonNullable<DownlineResult['totals']>[number];

interface Props
  extends Pick<DownlineResult, 'totals'>,
    Pick<ComponentProps<typeof UnreadableList>, 'query'> {}

/**
 * Sums of the listed members and all below, for each currency: amounts of different ones are never added. The
 * agent's own currency comes first.
 */
export function DownlineTotals({ totals, query }: Props) {
  const { t, i18n } = useLingui();
  const own = useMachineSelector('session', selectMember)?.currency;
  if (totals === null) return <UnreadableList title={<Trans>Total</Trans>} query={query} />;
  const main = totals.find(({ currency }) => currency === own) ?? totals[0];
  if (!main) return null;
  const { currency, count, deposits, withdrawals, turnover, net } = main;
  const amount = (decimal: string | null) => (
    <MinorAmount minor={minorOf(decimal, currency)} currency={currency} />
  );
  const others = totals.filter((total) => total !== main);
  return (
    <Figures
      figures={[
        {
          id: 'count',
          label: t`Members, ${currency}`,
          value: count === null ? t`Unknown` : i18n.number(count),
        },
        { id: 'deposits', label: t`Deposits`, value: amount(deposits) },
        { id: 'withdrawals', label: t`Withdrawals`, value: amount(withdrawals) },
        { id: 'turnover', label: t`Turnover`, value: amount(turnover) },
        {
          id: 'net',
          label: t`Net win`,
          value: <ResultAmount minor={minorOf(net, currency)} currency={currency} />,
        },
      ]}
      note={others.length > 0 && others.map((total) => <OtherTotal key={total.currency} {...total} />)}
    />
  );
}

function OtherTotal({ currency, count, turnover, net }: Total) {
  const { t, i18n } = useLingui();
  const members = count === null ? t`Unknown` : i18n.number(count);
  const turnoverAmount = <MinorAmount minor={minorOf(turnover, currency)} currency={currency} />;
  const netAmount = <ResultAmount minor={minorOf(net, currency)} currency={currency} />;
  return (
    <p>
      <Trans>
        {currency}: members {members}, turnover {turnoverAmount}, net win {netAmount}
      </Trans>
    </p>
  );
}
