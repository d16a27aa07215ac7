import { Trans } from '@lingui/react/macro';
import { depositSums } from '#contract/deposit-sums.ts';
import type { DepositMethod, DepositPromotion } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { RateText } from '#src/components/RateText.tsx';
import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';

interface Props {
  method: DepositMethod;
  promotions: readonly DepositPromotion[];
  /** In minor units; null as long as none is typed. */
  amount: number | null;
  available: readonly DepositPromotion[];
  /** Empty for none. */
  value: string;
  onChange: (id: string) => void;
  currency: string;
  disabled: boolean;
}

/** The promotions that a deposit of this amount gets; all of them as long as there is none. */
export const availablePromotions = (
  method: DepositMethod | undefined,
  amount: number | null,
  currency: string,
): DepositPromotion[] =>
  (method?.promotions ?? []).filter(
    ({ min }) => amount === null || min === null || amount >= (fromDecimal(min, currency) ?? 0),
  );

/** The promotions of a method, each with its bonus and what must be played for it. */
export function PromotionChoice(props: Props) {
  const { method, promotions, amount, available, value, onChange, currency, disabled } = props;
  if (promotions.length === 0) return null;
  return (
    <ChoiceCards
      legend={<Trans>With a promotion?</Trans>}
      value={value}
      onChange={onChange}
      choices={[
        {
          id: '',
          title: <Trans>No promotion</Trans>,
          text: <Trans>No bonus, and nothing to play before you withdraw.</Trans>,
          disabled,
        },
        ...promotions.map((promotion) => {
          const isAvailable = available.includes(promotion);
          return {
            id: promotion.id,
            title: promotion.title,
            text: (
              <Terms
                method={method}
                promotion={promotion}
                amount={isAvailable ? amount : null}
                currency={currency}
              />
            ),
            disabled: disabled || !isAvailable,
          };
        }),
      ]}
    />
  );
}

interface TermsProps extends Pick<Props, 'method' | 'amount' | 'currency'> {
  promotion: DepositPromotion;
}

function Terms({ method, promotion, amount, currency }: TermsProps) {
  const { bonus, bonusMax, min, turnover } = promotion;
  const sums = amount === null ? null : depositSums(amount, method, promotion, currency);
  if (sums)
    return (
      <Trans>
        You get a bonus of <MinorAmount minor={sums.bonus} currency={currency} />. Play{' '}
        <MinorAmount minor={sums.turnover} currency={currency} /> before you withdraw: {turnover} × (
        <MinorAmount minor={sums.arrives} currency={currency} /> +{' '}
        <MinorAmount minor={sums.bonus} currency={currency} />
        ).
      </Trans>
    );
  const rate = <RateText rate={bonus} currency={currency} />;
  const most = bonusMax && <MinorAmount minor={fromDecimal(bonusMax, currency)} currency={currency} />;
  const least = min && <MinorAmount minor={fromDecimal(min, currency)} currency={currency} />;
  return (
    <>
      {most ? (
        <Trans>
          {rate} bonus, up to {most}.
        </Trans>
      ) : (
        <Trans>{rate} bonus.</Trans>
      )}{' '}
      {least && <Trans>For deposits from {least}.</Trans>}{' '}
      <Trans>Play deposit and bonus {turnover} times before you withdraw.</Trans>
    </>
  );
}
