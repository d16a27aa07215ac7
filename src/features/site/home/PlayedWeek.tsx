import { Trans, useLingui } from '@lingui/react/macro';
import { toDecimal } from '#contract/money.ts';
import { useEpoch } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { durationText, unitText } from '#src/i18n/duration.ts';
import { zonedTime } from '#src/i18n/time.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { TextButton } from '#src/ui/elements.tsx';
import { Money } from '#src/ui/Wallet.tsx';
import css from './LiveRow.module.css';
import { LiveRow } from './LiveRow.tsx';
import { weekOf } from './played-week.ts';

/** What the member has played in this week, by the same figures as the limits. */
export default function PlayedWeek() {
  const { i18n } = useLingui();
  const currency = useCurrency();
  return (
    <LiveRow
      title={<Trans>Your week</Trans>}
      shape="livePanel"
      query={playLimitsQuery(useEpoch())}
      isEmpty={(limits) => weekOf(limits) === null}
    >
      {(limits) => {
        const { minutes, lost, resetsAt } = weekOf(limits) ?? {};
        const lostMinor = minorOf(lost ?? null, currency);
        const until = zonedTime(i18n.locale, resetsAt);
        return (
          <div className={css.panel}>
            <dl className={css.figures}>
              {minutes != null && (
                <div>
                  <dt>
                    <Trans>Time played</Trans>
                  </dt>
                  <dd>
                    {minutes > 0
                      ? durationText(i18n.locale, minutes * 60_000)
                      : unitText(i18n.locale, 'minute', 0, 'long')}
                  </dd>
                </div>
              )}
              {lostMinor !== null && (
                <div>
                  <dt>
                    <Trans>Net result</Trans>
                  </dt>
                  <dd>
                    <Money
                      value={-Number(toDecimal(lostMinor, currency)) || 0}
                      format={moneyFormat(currency)}
                      style={{ signed: true }}
                    />
                  </dd>
                </div>
              )}
            </dl>
            {until && (
              <p className={css.caption}>
                <Trans>This week ends on {until}.</Trans>
              </p>
            )}
            <p className={css.links}>
              <TextButton render={<AreaLink area="user" page="PlayLimits" />}>
                <Trans>Play limits</Trans>
              </TextButton>
              <TextButton render={<AreaLink area="user" page="Transaction" />}>
                <Trans>Bets</Trans>
              </TextButton>
            </p>
          </div>
        );
      }}
    </LiveRow>
  );
}
