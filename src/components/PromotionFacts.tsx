import { Trans, useLingui } from '@lingui/react/macro';
import type { PromotionFacts as Facts } from '#contract/endpoints/promotions/promotions.ts';
import { fromDecimal } from '#contract/money.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { zonedTime } from '#src/i18n/time.ts';
import { DescriptionList } from '#src/ui/Panel.tsx';
import { MinorAmount } from './MinorAmount.tsx';
import { PromotionClosed } from './PromotionClosed.tsx';
import css from './PromotionFacts.module.css';
import { RateText } from './RateText.tsx';
import { TurnoverProgress } from './TurnoverProgress.tsx';

interface Props {
  facts: Facts;
  /** Whether the promotion is one of deposits, whose turnover is that of deposit and bonus. */
  ofDeposit: boolean;
}

/** What a promotion gives, what it takes, until when, and how far the member is: as far as the operator says. */
export function PromotionFacts({ facts, ofDeposit }: Props) {
  const { i18n } = useLingui();
  const currency = useCurrency();
  const { reward, rewardMax, depositMin, turnover, endAt, status, progress } = facts;
  const money = (decimal: string) => (
    <MinorAmount minor={fromDecimal(decimal, currency)} currency={currency} />
  );
  const until = zonedTime(i18n.locale, endAt);
  const lines = [
    ...(depositMin === null
      ? []
      : [{ id: 'deposit', label: <Trans>Deposit at least</Trans>, value: money(depositMin) }]),
    ...(turnover === null
      ? []
      : [
          {
            id: 'turnover',
            label: <Trans>To stake before you can withdraw it</Trans>,
            value: <Turnover turnover={turnover} ofDeposit={ofDeposit} />,
          },
        ]),
    ...(until ? [{ id: 'until', label: <Trans>Until</Trans>, value: until }] : []),
  ];
  return (
    <div className={css.facts}>
      {reward && (
        <p className={css.reward}>
          <b>
            <RateText rate={reward} currency={currency} />
          </b>
          {rewardMax !== null && (
            <span>
              <Trans>up to {money(rewardMax)}</Trans>
            </span>
          )}
        </p>
      )}
      {lines.length > 0 && <DescriptionList lines={lines} />}
      {progress && Number(progress.required) > 0 && <TurnoverProgress {...progress} currency={currency} />}
      {status !== null && status !== 'open' && <PromotionClosed terms={{ ...facts, status }} />}
    </div>
  );
}

/** "12 × (deposit + bonus)". */
function Turnover({ turnover, ofDeposit }: { turnover: string; ofDeposit: boolean }) {
  if (Number(turnover) === 0) return <Trans>Nothing</Trans>;
  const times = `${turnover}\u00a0×`;
  return ofDeposit ? <Trans>{times} (deposit + bonus)</Trans> : <Trans>{times} bonus</Trans>;
}
