import { Trans, useLingui } from '@lingui/react/macro';
import { addDays, type DayRange } from '#contract/day-range.ts';
import type { ReportSums } from '#contract/endpoints/agents/reports.ts';
import { toDecimal } from '#contract/money.ts';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { TotalsMismatch } from '#src/components/records/RecordList.tsx';
import { dayRangeText, dayText, shortDayText } from '#src/i18n/days.ts';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { ChartKey, ColumnChart } from '#src/ui/ColumnChart.tsx';
import { Figures, Panel } from '#src/ui/Panel.tsx';
import css from './Reports.module.css';
import {
  changeOf,
  type MoneyField,
  type Operation,
  type OperationSearch,
  type ReportRow,
} from './reports.ts';
import { ReportAmount, useFigureNames } from './use-report-columns.tsx';

interface Props {
  read: Operation & { rows: readonly ReportRow[] };
  search: OperationSearch;
  /** The day that is read out of the chart. */
  day: string | undefined;
  onDay: (day: string) => void;
}

/** Sums of the range against the one before, and the days as a chart. */
export function OperationSummary({ read, search, day, onDay }: Props) {
  const { totals, before, currency, rows } = read;
  const { group, range } = search;
  // Rows of other currencies have no total.
  const summed = rows.filter((row) => row.currency === currency);
  return (
    <>
      {totals && <Sums totals={totals} before={before} currency={currency} range={range} />}
      {totals && (
        <TotalsMismatch
          rows={summed}
          totals={totals}
          fields={
            group === 'day' || group === 'currency'
              ? ['deposits', 'withdrawals', 'turnover', 'valid', 'bonus', 'net']
              : ['turnover', 'valid', 'net']
          }
          currency={currency}
        />
      )}
      {group === 'day' && <DayChart rows={rows} range={range} currency={currency} day={day} onDay={onDay} />}
    </>
  );
}

interface SumsProps {
  totals: ReportSums;
  before: ReportSums | null;
  currency: string;
  range: DayRange;
}

function Sums({ totals, before, currency, range }: SumsProps) {
  const { t, i18n } = useLingui();
  const names = useFigureNames();
  const { length } = daysOf(range);
  const daysBefore = dayRangeText(i18n.locale, {
    from: addDays(range.from, -length),
    to: addDays(range.from, -1),
  });
  const { active, registrations, firstDeposits } = totals;
  const count = (value: number | null) => (value === null ? t`Unknown` : i18n.number(value));
  const [joined, firsts] = [count(registrations), count(firstDeposits)];
  return (
    <Figures
      figures={[
        ...(['net', 'turnover', 'deposits', 'withdrawals'] as const).map((field) => ({
          id: field,
          label: names[field],
          value: <ReportAmount sums={totals} field={field} currency={currency} />,
          note: before && (
            <ChangeIndicator
              now={totals}
              before={before}
              field={field}
              currency={currency}
              {...(field === 'net' && { days: daysBefore })}
            />
          ),
        })),
        {
          id: 'active',
          label: t`Active members`,
          value: count(active),
          note: (
            <Trans>
              {joined} new, {firsts} first deposits
            </Trans>
          ),
        },
      ]}
    />
  );
}

interface ChangeIndicatorProps {
  now: ReportSums;
  before: ReportSums;
  field: MoneyField;
  currency: string;
  /** What it is compared with, if the text says so. */
  days?: string;
}

/** How a figure has changed; what it was where a share says nothing. */
function ChangeIndicator({ now, before, field, currency, days }: ChangeIndicatorProps) {
  const { i18n } = useLingui();
  const change = changeOf(minorOf(now[field], currency), minorOf(before[field], currency));
  if (change === null) {
    const amount = <ReportAmount sums={before} field={field} currency={currency} />;
    return before[field] === null ? null : <Trans>{amount} before</Trans>;
  }
  const percent = i18n.number(Math.abs(change) / 1000, { style: 'percent', maximumFractionDigits: 1 });
  if (change === 0) return <Trans>No change</Trans>;
  if (days)
    return change > 0 ? (
      <Trans>
        {percent} more than {days}
      </Trans>
    ) : (
      <Trans>
        {percent} less than {days}
      </Trans>
    );
  return change > 0 ? <Trans>{percent} more</Trans> : <Trans>{percent} less</Trans>;
}

interface DayChartProps {
  rows: readonly ReportRow[];
  range: DayRange;
  currency: string;
  day: string | undefined;
  onDay: (day: string) => void;
}

/** Net win of each day. The table below has the same figures. */
function DayChart({ rows, range, currency, day, onDay }: DayChartProps) {
  const { t, i18n } = useLingui();
  const isDesktop = useIsDesktop();
  const byDay = new Map(rows.map((row) => [row.key, row]));
  const days = daysOf(range).map((key) => {
    const row = byDay.get(key);
    return {
      key,
      net: row ? minorOf(row.net, currency) : null,
      turnover: row ? minorOf(row.turnover, currency) : null,
    };
  });
  const known = days.filter((each): each is typeof each & { net: number } => each.net !== null);
  const chosen = days.find(({ key }) => key === day) ?? days.at(-1);
  if (!chosen || known.length < 2) return null;
  const sorted = known.toSorted((a, b) => a.net - b.net);
  const [worst, best] = [sorted[0], sorted.at(-1)] as [(typeof known)[number], (typeof known)[number]];
  const money = (minor: number | null) =>
    minor === null ? t`Unknown` : moneyText(Number(toDecimal(minor, currency)), moneyFormat(currency));
  const short = (minor: number) =>
    i18n
      .number(Number(toDecimal(minor, currency)), { notation: 'compact', maximumFractionDigits: 1 })
      .replace('-', '\u2212');
  const name = (key: string) => dayText(i18n.locale, key);
  const spoken = ({ key, net, turnover }: (typeof days)[number]) => {
    const [dayName, won, played] = [name(key), money(net), money(turnover)];
    return t`${dayName}: net win ${won}, turnover ${played}`;
  };
  const [above, count] = [known.filter(({ net }) => net > 0).length, known.length].map((each) =>
    i18n.number(each),
  );
  const [bestDay, worstDay] = [best, worst].map(({ key }) => shortDayText(i18n.locale, key));
  const readOut = (
    <span className={css.chosen}>
      <b>{shortDayText(i18n.locale, chosen.key)}</b>
      <span>
        <Trans>
          Net win <ResultAmount minor={chosen.net} currency={currency} />
        </Trans>
      </span>
      <span>
        <Trans>
          Turnover <MinorAmount minor={chosen.turnover} currency={currency} />
        </Trans>
      </span>
    </span>
  );
  return (
    <Panel title={<Trans>Net win by day</Trans>} end={isDesktop && readOut}>
      {!isDesktop && readOut}
      <ColumnChart
        label={t`Net win by day`}
        columns={days.map((each) => ({
          id: each.key,
          label: i18n.number(Number(each.key.slice(8))),
          text: spoken(each),
          value: each.net,
        }))}
        chosen={chosen.key}
        onChoose={onDay}
        tickText={short}
        maxLabels={isDesktop ? 31 : 7}
        legend={
          <>
            <ChartKey>
              <Trans>net win</Trans>
            </ChartKey>
            <ChartKey hollow>
              <Trans>net loss</Trans>
            </ChartKey>
            <span>
              <Trans>
                Best: {bestDay} with <ResultAmount minor={best.net} currency={currency} />. Worst: {worstDay}{' '}
                with <ResultAmount minor={worst.net} currency={currency} />. {above} of {count} days above
                zero.
              </Trans>
            </span>
          </>
        }
      />
    </Panel>
  );
}

/** The days of a range. */
function daysOf({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
