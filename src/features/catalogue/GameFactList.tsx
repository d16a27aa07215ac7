import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import type { GameFacts } from '#contract/endpoints/catalogue/game-facts.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { DescriptionList, type Line } from '#src/ui/Panel.tsx';
import css from './GameFactList.module.css';
import { stakeRange } from './similar-games.ts';

interface Props {
  facts: Partial<GameFacts>;
  /** Facts of the games in the same list, whose stakes make the scale of the picture. */
  others: readonly Partial<GameFacts>[];
  currency: string;
}

/** What the operator says of a game; what it does not say is left out. */
export function GameFactList({ facts, others, currency }: Props) {
  const { i18n } = useLingui();
  const { minStake = null, maxStake = null, rtp = null, volatility } = facts;
  const min = minorOf(minStake, currency);
  const max = minorOf(maxStake, currency);
  const range = useMemo(
    () =>
      stakeRange(
        { min, max },
        others.map((other) => rangeOf(other, currency)),
      ),
    [min, max, others, currency],
  );
  const isRate = rtp !== null && Number(rtp) > 0 && Number(rtp) <= 100;
  const lines: Line[] = [];
  if (min !== null || max !== null)
    lines.push({
      id: 'stake',
      label: <Trans>Stake</Trans>,
      value: (
        <>
          <StakePicture range={range} />
          <Stakes {...{ min, max, currency }} />
        </>
      ),
    });
  if (isRate)
    lines.push({
      id: 'rtp',
      label: <Trans>Return to player (RTP)</Trans>,
      value: (
        <>
          <span className={css.picture} aria-hidden>
            <span className={css.part} style={{ insetInline: `0 ${100 - Number(rtp)}%` }} />
          </span>
          {percentText(i18n.locale, rtp)}
        </>
      ),
    });
  if (volatility)
    lines.push({
      id: 'volatility',
      label: <Trans>Volatility</Trans>,
      value: (
        <>
          <span className={css.dots} aria-hidden>
            {levels.map((level, index) => (
              <i key={level} className={index <= levels.indexOf(volatility) ? css.lit : undefined} />
            ))}
          </span>
          {volatilities[volatility]}
        </>
      ),
    });
  if (lines.length === 0) return null;
  return (
    <div>
      <DescriptionList lines={lines} />
      {isRate && (
        <p className={css.note}>
          <Trans>
            The return to player is an average over very many rounds. It does not predict your own result.
          </Trans>
        </p>
      )}
    </div>
  );
}

const rangeOf = ({ minStake = null, maxStake = null }: Partial<GameFacts>, currency: string) => ({
  min: minorOf(minStake, currency),
  max: minorOf(maxStake, currency),
});

/** Where the stakes lie among those of the other games. */
const StakePicture = ({ range }: { range: [from: number, to: number] | null }) =>
  range && (
    <span className={css.picture} aria-hidden>
      <span className={css.part} style={{ insetInline: `${range[0] * 100}% ${(1 - range[1]) * 100}%` }} />
    </span>
  );

const levels = ['low', 'medium', 'high'] as const;
const volatilities = {
  low: <Trans>Low: frequent, smaller wins</Trans>,
  medium: <Trans>Medium</Trans>,
  high: <Trans>High: rare, larger wins</Trans>,
};

interface StakesProps {
  min: number | null;
  max: number | null;
  currency: string;
}

function Stakes({ min, max, currency }: StakesProps) {
  const from = <MinorAmount minor={min} currency={currency} />;
  const to = <MinorAmount minor={max} currency={currency} />;
  if (max === null) return <Trans>From {from}</Trans>;
  if (min === null) return <Trans>Up to {to}</Trans>;
  if (min === max) return to;
  return (
    <Trans>
      {from} to {to}
    </Trans>
  );
}
