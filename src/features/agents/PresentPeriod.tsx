import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEpoch } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { dayRangeText } from '#src/i18n/days.ts';
import { percentText } from '#src/i18n/percent.ts';
import { Button } from '#src/ui/elements.tsx';
import { DescriptionList, Panel, Summary } from '#src/ui/Panel.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { planQuery } from './agent-queries.ts';
import { useCalculationTexts } from './settlement/Calculation.tsx';
import { type CalculationLine, calculationOf, type Settlement } from './settlement/calculation.ts';

/** The part of the calculation from the base on. */
const shown: ReadonlySet<CalculationLine['id']> = new Set([
  'base',
  'rate',
  'commission',
  'shares',
  'carriedCommission',
]);

/** What an agent has reached in the period that runs, and what the next step needs. */
export function PresentPeriod({ settlement }: { settlement: Settlement }) {
  const { t, i18n } = useLingui();
  const { from, to, currency, active, amount, rate } = settlement;
  const texts = useCalculationTexts(settlement);
  const result = minorOf(amount, currency);
  const lines = calculationOf(settlement).filter(
    ({ id, minor }) => shown.has(id) && !(id === 'shares' && minor === 0),
  );
  const share = rate === null ? t`Unknown` : percentText(i18n.locale, rate);
  const amountOf = (operation: CalculationLine['operation'], minor: number | null) =>
    operation === '−' ? (
      <ResultAmount minor={minor === null ? null : -minor} currency={currency} />
    ) : (
      <MinorAmount minor={minor} currency={currency} />
    );
  return (
    <>
      <Summary
        title={<Trans>This period so far</Trans>}
        end={from && to ? dayRangeText(i18n.locale, { from, to }) : settlement.id}
        lines={[
          {
            id: 'active',
            label: <Trans>Active members</Trans>,
            value: active === null ? t`Unknown` : i18n.number(active),
          },
          ...lines.map(({ id, operation, minor }) => ({
            id,
            label: texts(id).name,
            value: id === 'rate' ? share : amountOf(operation, minor),
          })),
        ]}
        total={{
          label: <Trans>You receive</Trans>,
          // What is below zero is carried over to the next period.
          value: <MinorAmount minor={result === null ? null : Math.max(0, result)} currency={currency} />,
        }}
      >
        <Button shape="wide" render={<Link {...areaLocation('proxy', 'PerformanceSettlement')} />}>
          <Trans>Show the calculation</Trans>
        </Button>
      </Summary>
      <NextStep settlement={settlement} />
    </>
  );
}

/** What is missing for the step above the one that is reached. */
function NextStep({ settlement: { step, active, base, currency } }: { settlement: Settlement }) {
  const { i18n } = useLingui();
  const { data: plan } = useQuery(planQuery(useEpoch()));
  const next = step === null ? undefined : plan?.steps[step];
  if (step === null || !next || plan?.currency !== currency) return null;
  const number = i18n.number(step + 1);
  const members = missing(next.minActive, active);
  const least = minorOf(next.minNet, currency);
  // A step without a least base needs one above 0.
  const minor = missing(least === null ? null : Math.max(1, least), minorOf(base, currency));
  const line = (count: number | null, text: ReactNode) =>
    count === null ? <Trans>Unknown</Trans> : count === 0 ? <Trans>Enough</Trans> : text;
  const more = i18n.number(members ?? 0);
  return (
    <Panel
      title={<Trans>To step {number}</Trans>}
      end={next.rate !== null && percentText(i18n.locale, next.rate)}
    >
      <DescriptionList
        lines={[
          {
            id: 'active',
            label: <Trans>Active members</Trans>,
            value: line(members, <Trans>{more} more</Trans>),
          },
          {
            id: 'base',
            label: <Trans>Commission base</Trans>,
            value: line(
              minor,
              <Trans>
                <MinorAmount minor={minor} currency={currency} /> more
              </Trans>,
            ),
          },
        ]}
      />
    </Panel>
  );
}

/** How much a figure is below what it must be; null if one of both is not known. */
const missing = (needed: number | null, has: number | null): number | null =>
  needed === null || has === null ? null : Math.max(0, needed - has);
