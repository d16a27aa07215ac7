import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { minorOf } from '#src/api/amounts.ts';
import { MoneyField, type useAmount } from '#src/components/forms/MoneyField.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { limitsOf, type WithdrawalInfo } from './withdrawal.ts';

interface Props {
  info: WithdrawalInfo;
  currency: string;
  amount: ReturnType<typeof useAmount>;
  disabled: boolean;
}

export function AmountPanel({ info, currency, amount, disabled }: Props) {
  const { t } = useLingui();
  const { min, max } = limitsOf(info, currency);
  return (
    <Panel>
      <MoneyField
        label={t`Amount`}
        currency={currency}
        amount={amount}
        note={<Limits info={info} currency={currency} />}
        disabled={disabled}
        presets={presetsOf(min, max?.minor ?? null).map(({ id, minor }) => ({
          minor,
          label: {
            min: <MinorAmount minor={minor} currency={currency} />,
            half: t`Half`,
            all: max?.by === 'available' ? t`All` : t`Maximum`,
          }[id],
        }))}
      />
    </Panel>
  );
}

function Limits({ info, currency }: Pick<Props, 'info' | 'currency'>) {
  const { dailyCount, countLeft } = info;
  const used = dailyCount === null || countLeft === null ? null : dailyCount - countLeft;
  return (
    // One item of the note, which lays its content out in a row.
    <span>
      <Trans>
        From <MinorAmount minor={minorOf(info.min, currency)} currency={currency} /> to{' '}
        <MinorAmount minor={minorOf(info.max, currency)} currency={currency} />.
      </Trans>{' '}
      {used !== null && dailyCount !== null && (
        <Plural
          value={dailyCount}
          one={`${used} of # withdrawal used today.`}
          other={`${used} of # withdrawals used today.`}
        />
      )}
    </span>
  );
}

/** The smallest amount, half and all of what is possible. */
function presetsOf(min: number | null, max: number | null) {
  if (max === null || max <= 0 || (min !== null && max < min)) return [];
  const half = Math.floor(max / 2);
  return [
    ...(min !== null && min > 0 && min < half ? [{ id: 'min' as const, minor: min }] : []),
    ...(half >= (min ?? 1) ? [{ id: 'half' as const, minor: half }] : []),
    { id: 'all' as const, minor: max },
  ];
}
