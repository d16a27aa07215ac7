import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { typedAmount } from '#contract/money.ts';
import type { useAmount } from '#src/components/forms/use-amount.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { moneyFormat } from '#src/site/currency.ts';
import { currentLocale } from '#src/site/locale.ts';
import { AmountField } from '#src/ui/AmountField.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import css from './Withdrawal.module.css';
import { limitsOf, minorOf, type WithdrawalInfo } from './withdrawal.ts';

interface Props {
  info: WithdrawalInfo;
  currency: string;
  amount: ReturnType<typeof useAmount>;
  disabled: boolean;
}

export function AmountPanel({ info, currency, amount, disabled }: Props) {
  const { t } = useLingui();
  const { min, largest } = limitsOf(info, currency);
  return (
    <Panel>
      <AmountField
        label={t`Amount`}
        sign={moneyFormat(currency).sign}
        value={amount.text}
        onChange={amount.setText}
        onBlur={() => amount.text !== '' && amount.check()}
        note={amount.problem ?? <Limits info={info} currency={currency} />}
        state={amount.problem ? 'wrong' : undefined}
        disabled={disabled}
        presetsLabel={t`Amounts`}
        presets={presetsOf(min, largest?.minor ?? null).map(({ id, minor }) => ({
          text: typedAmount(minor, currency, currentLocale()),
          label: {
            min: <MinorAmount minor={minor} currency={currency} />,
            half: t`Half`,
            all: largest?.by === 'available' ? t`All` : t`Most possible`,
          }[id],
          chosen: amount.minor === minor,
        }))}
      />
    </Panel>
  );
}

function Limits({ info, currency }: Pick<Props, 'info' | 'currency'>) {
  const { dailyCount, countLeft } = info;
  const used = dailyCount === null || countLeft === null ? null : dailyCount - countLeft;
  return (
    <span className={css.limits}>
      <Trans>
        From <MinorAmount minor={minorOf(info.min, currency)} currency={currency} /> to{' '}
        <MinorAmount minor={minorOf(info.max, currency)} currency={currency} />.
      </Trans>{' '}
      {used !== null && (
        <Plural
          value={used}
          one={`Today # of ${dailyCount} is used.`}
          other={`Today # of ${dailyCount} are used.`}
        />
      )}
    </span>
  );
}

/** The smallest amount, half and all of what is possible. */
function presetsOf(min: number | null, largest: number | null) {
  if (largest === null || largest <= 0 || (min !== null && largest < min)) return [];
  const half = Math.floor(largest / 2);
  return [
    ...(min !== null && min > 0 && min < half ? [{ id: 'min' as const, minor: min }] : []),
    ...(half >= (min ?? 1) ? [{ id: 'half' as const, minor: half }] : []),
    { id: 'all' as const, minor: largest },
  ];
}
