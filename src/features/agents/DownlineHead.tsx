import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { filtered, useRecordSearch } from '#src/components/records/record-search.ts';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { useLevelNames, useMemberStatus } from '#src/components/use-member-status.ts';
import { Figures } from '#src/ui/Panel.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import css from './Downline.module.css';
import { type DownlineResult, stepsOf } from './downline-queries.ts';

interface BreadcrumbsProps extends Pick<ComponentProps<typeof UnreadableList>, 'query'> {
  path: DownlineResult['path'] | undefined;
}

/** From the agent down to the member whose members are shown. */
export function Breadcrumbs({ path = [], query }: BreadcrumbsProps) {
  const { t } = useLingui();
  const nameOf = useLevelNames(useMemberStatus());
  const [rawSearch] = useRecordSearch();
  const to = (parent?: string) =>
    areaLocation('proxy', 'DownlineInfo', {
      ...rawSearch,
      ...filtered({ parent, q: undefined }),
    });
  if (path === null) return <UnreadableList title={t`Levels`} query={query} />;
  const steps = stepsOf(path);
  return (
    <nav aria-label={t`Levels`}>
      <ol className={css.path}>
        <li>
          <Link {...to()} aria-current={steps.length === 0 ? 'page' : undefined}>
            {t`You`}
          </Link>
        </li>
        {steps.map(({ memberId, memberAccount, agentLevel, isAfterGap }, index) => (
          <li key={memberId}>
            <ChevronRight />
            {isAfterGap && (
              <>
                <span title={t`Levels that are not named`}>…</span>
                <ChevronRight />
              </>
            )}
            <Link {...to(memberId)} aria-current={index === steps.length - 1 ? 'page' : undefined}>
              {memberAccount}
            </Link>
            {agentLevel && <small>{nameOf(agentLevel)}</small>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

type Total = NonNullable<DownlineResult['totals']>[number];

interface OtherTotalProps
  extends Pick<DownlineResult, 'totals'>,
    Pick<ComponentProps<typeof UnreadableList>, 'query'> {}

/**
 * Sums of the listed members and all below, for each currency: amounts of different ones are never added. The
 * agent's own currency comes first.
 */
export function DownlineTotals({ totals, query }: OtherTotalProps) {
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
