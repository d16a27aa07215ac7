import { Trans, useLingui } from '@lingui/react/macro';
import type { DayRange } from '#contract/day-range.ts';
import { toDecimal } from '#contract/money.ts';
import { useIsDesktop } from '#src/actors/machines.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount } from '#src/components/MinorAmount.tsx';
import { dayText, shortDayText } from '#src/i18n/days.ts';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/currency.ts';
import { ChartKey, ColumnChart } from '#src/ui/ColumnChart.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import css from './Reports.module.css';
import { daysOf } from './report-days.ts';
import type { ReportRow } from './report-rows.ts';

interface Props {
  rows: readonly ReportRow[];
  range: DayRange;
  currency: string;
  day: string | undefined;
  onDay: (day: string) => void;
}

/** Net win of each day. The table below has the same figures. */
export function DayChart({ rows, range, currency, day, onDay }: Props) {
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
