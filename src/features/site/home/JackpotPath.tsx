import { Trans, useLingui } from '@lingui/react/macro';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { formatTime, zonedTime } from '#src/i18n/time.ts';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { jackpotHistoryQuery } from './home-part-queries.ts';
import css from './LiveRow.module.css';
import { LiveRow } from './LiveRow.tsx';

const WIDTH = 240;
const HEIGHT = 72;

/** The points of a line through all values, the least at the bottom. */
function pointsOf(values: readonly number[]): string {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return values
    .map((value, index) => {
      const x = (index / (values.length - 1)) * WIDTH;
      const y = range === 0 ? HEIGHT / 2 : HEIGHT - ((value - least) / range) * HEIGHT;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** How the sum of the jackpots has changed in the last day. */
export default function JackpotPath() {
  const { i18n } = useLingui();
  const currency = useCurrency();
  return (
    <LiveRow
      title={<Trans>Jackpots in the last day</Trans>}
      shape="livePanel"
      query={jackpotHistoryQuery(currency)}
      isEmpty={(list) => list.length < 2}
    >
      {(list) => {
        const [first] = list;
        const last = list.at(-1);
        const from = moneyText(first?.amount ?? 0, moneyFormat(currency));
        const to = moneyText(last?.amount ?? 0, moneyFormat(currency));
        const start = formatTime(i18n.locale, first?.at);
        const end = zonedTime(i18n.locale, last?.at);
        return (
          <figure className={css.panel}>
            <svg
              className={css.path}
              viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} />
              <polyline points={pointsOf(list.map(({ amount }) => amount))} />
            </svg>
            <figcaption className={css.caption}>
              <Trans>
                From {from} on {start} to {to} on {end}
              </Trans>
            </figcaption>
          </figure>
        );
      }}
    </LiveRow>
  );
}
