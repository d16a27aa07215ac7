import { Trans, useLingui } from '@lingui/react/macro';
import type { AgentLink } from '#contract/endpoints/agents/promotion.ts';
import { Panel } from '#src/ui/Panel.tsx';
import css from './Promotion.module.css';
import { countOf } from './promotion-search.ts';

/** Clicks on the links, and the registrations and first deposits after them. */
export function Funnel({ links }: { links: readonly AgentLink[] }) {
  const { t, i18n } = useLingui();
  const [clicks, registrations, firstDeposits] = (['clicks', 'registrations', 'firstDeposits'] as const).map(
    (field) => countOf(links, field),
  ) as [number | null, number | null, number | null];
  const shareOf = (part: number | null, whole: number | null) =>
    part === null || !whole
      ? null
      : i18n.number(part / whole, { style: 'percent', maximumFractionDigits: 1 });
  const ofClicks = shareOf(registrations, clicks);
  const ofRegistrations = shareOf(firstDeposits, registrations);
  const steps = [
    { id: 'clicks', label: t`Clicks`, count: clicks, note: null },
    {
      id: 'registrations',
      label: t`Registrations`,
      count: registrations,
      note: ofClicks && t`${ofClicks} of the clicks`,
    },
    {
      id: 'firstDeposits',
      label: t`First deposits`,
      count: firstDeposits,
      note: ofRegistrations && t`${ofRegistrations} of the registrations`,
    },
  ];
  return (
    <Panel title={<Trans>From click to first deposit</Trans>}>
      <dl className={css.funnel}>
        {steps.map(({ id, label, count, note }) => (
          <div key={id} className={css.step}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd className={css.bar} aria-hidden="true">
              <span style={{ width: `${100 * Math.min(1, (count ?? 0) / Math.max(clicks ?? 0, 1))}%` }} />
            </dd>
            <dd className={css.count}>{count === null ? t`Unknown` : i18n.number(count)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
