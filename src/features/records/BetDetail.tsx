import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEpoch } from '#src/actors/machines.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { DescriptionList } from '#src/ui/DescriptionList.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { betQuery } from './records-queries.ts';

/** What happened in a round, first to last. */
export function BetDetail({ id, currency }: { id: string; currency: string }) {
  const { t } = useLingui();
  const bet = useQuery(betQuery(useEpoch(), id));
  const labels = {
    stake: t`Your bet`,
    outcome: t`Result`,
    line: t`Winning line`,
    prize: t`Prize`,
    refund: t`Stake returned`,
    other: t`Step`,
  };
  return (
    <QueryView query={bet} skeleton={<LineSkeletons label={t`Loading the bet`} count={2} />}>
      {({ id: number, steps }) => (
        <>
          <DescriptionList
            lines={[
              { id: 'number', label: t`Bet number`, value: number },
              ...(steps ?? []).map(({ kind, text, amount }, index) => ({
                id: String(index),
                label: labels[kind],
                value: (
                  <>
                    {text}{' '}
                    {amount !== null && <MinorAmount minor={minorOf(amount, currency)} currency={currency} />}
                  </>
                ),
              })),
            ]}
          />
          {steps === null && <UnreadableList title={labels.outcome} query={bet} />}
        </>
      )}
    </QueryView>
  );
}
