import { Plural, Trans } from '@lingui/react/macro';
import type { CheckIn as Calendar } from '#contract/endpoints/promotions/check-in.ts';
import { fromDecimal } from '#contract/money.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import css from './CheckIn.module.css';

/** The reward for days in a row that is part of today's, or the next one. */
export function StreakReward({ calendar }: { calendar: Calendar | null }) {
  const { streak = 0, streakRewards = [], days = [], today } = calendar ?? {};
  const isSigned = days.some(({ date, state }) => date === today && state === 'signed');
  const least = streak + 1;
  const next = streakRewards.toSorted((a, b) => a.days - b.days).find(({ days: of }) => of >= least);
  if (!next) return null;
  const reward = <Reward decimal={next.reward} />;
  return (
    <p className={css.next}>
      {next.days === least && !isSigned ? (
        <Trans>
          Includes {reward} for <Plural value={next.days} one="# day" other="# days" /> in a row.
        </Trans>
      ) : (
        <Trans>
          {reward} more with <Plural value={next.days} one="# day" other="# days" /> in a row.
        </Trans>
      )}
    </p>
  );
}

export function Reward({ decimal }: { decimal: string | null }) {
  const currency = useCurrency();
  return <MinorAmount minor={decimal === null ? null : fromDecimal(decimal, currency)} currency={currency} />;
}
