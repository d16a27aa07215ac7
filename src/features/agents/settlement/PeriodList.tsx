import { Trans, useLingui } from '@lingui/react/macro';
import type { Data } from '#contract/call.ts';
import type { agentSettlement, SettlementPeriod } from '#contract/endpoints/agents/settlement.ts';
import { useIsDesktop } from '#src/actors/machines.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { Pages } from '#src/components/records/Pages.tsx';
import { pageSize, type SearchChange } from '#src/components/records/record-search.ts';
import { dayRangeText } from '#src/i18n/days.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { PeriodStatus } from './PeriodStatus.tsx';
import css from './Settlement.module.css';

interface Props {
  periods: Data<typeof agentSettlement>;
  page: number;
  /** ID of the period that is shown. */
  chosen: string | undefined;
  onChange: (change: SearchChange) => void;
}

/** The periods, latest first, with what they pay. */
export function PeriodList({ periods, page, chosen, onChange }: Props) {
  const { t, i18n } = useLingui();
  const isDesktop = useIsDesktop();
  const { list, totalCount, currency, totalPaid } = periods;
  const nameOf = ({ id, from, to }: SettlementPeriod) =>
    from && to ? dayRangeText(i18n.locale, { from, to }) : id;
  if (!isDesktop)
    return (
      <div className={css.periods}>
        <SelectField
          label={t`Period`}
          value={chosen ?? ''}
          onChange={({ target }) => onChange({ period: target.value })}
        >
          {list.map((period) => (
            <option key={period.id} value={period.id}>
              {nameOf(period)}
            </option>
          ))}
        </SelectField>
        {totalCount > pageSize && <Pages page={periods} search={{ page }} onChange={onChange} />}
      </div>
    );
  return (
    <div className={css.periods}>
      <Panel title={<Trans>Periods</Trans>} flush>
        <ul>
          {list.map((period) => {
            const { id, amount } = period;
            const minor = minorOf(amount, currency);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={css.period}
                  aria-current={id === chosen}
                  onClick={() => onChange({ period: id })}
                >
                  <span className={css.periodName}>
                    {nameOf(period)}
                    <PeriodStatus period={period} currency={currency} />
                  </span>
                  <MinorAmount minor={minor === null ? null : Math.max(0, minor)} currency={currency} />
                </button>
              </li>
            );
          })}
        </ul>
        <p className={css.paid}>
          <Trans>Total paid</Trans>
          <b>
            <MinorAmount minor={minorOf(totalPaid, currency)} currency={currency} />
          </b>
        </p>
        {totalCount > pageSize && <Pages page={periods} search={{ page }} onChange={onChange} />}
      </Panel>
    </div>
  );
}
