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
import type { Settlement } from './settlement/calculation.ts';

/** What an agent has reached in the period that runs, and what the next step needs. */
export function PresentPeriod({ settlement }: { settlement: Settlement }) {
  const { t, i18n } = useLingui();
  const { id, from, to, currency, active, base, commission, shares, amount, step, rate } = settlement;
  const shared = minorOf(shares, currency);
  const number = step === null ? '' : i18n.number(step);
  const money = (minor: number | null) => <MinorAmount minor={minor} currency={currency} />;
  return (
    <>
      <Summary
        title={<Trans>This period so far</Trans>}
        end={from && to ? dayRangeText(i18n.locale, { from, to }) : id}
        lines={[
          {
            id: 'active',
            label: <Trans>Active members</Trans>,
            value: active === null ? t`Unknown` : i18n.number(active),
          },
          { id: 'base', label: <Trans>Commission base</Trans>, value: money(minorOf(base, currency)) },
          {
            id: 'step',
            label: step ? <Trans>Step {number}</Trans> : <Trans>no step reached</Trans>,
            value: rate === null ? t`Unknown` : percentText(i18n.locale, rate),
          },
          {
            id: 'commission',
            label: <Trans>Commission</Trans>,
            value: money(minorOf(commission, currency)),
          },
          ...(shared
            ? [
                {
                  id: 'shares',
                  label: <Trans>Paid to your agents</Trans>,
                  value: <ResultAmount minor={-shared} currency={currency} />,
                },
              ]
            : []),
        ]}
        total={{ label: <Trans>You receive</Trans>, value: money(minorOf(amount, currency)) }}
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
