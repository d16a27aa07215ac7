import { Trans, useLingui } from '@lingui/react/macro';
import { Coins, CreditCard, Landmark, QrCode as Qr } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DepositKind, DepositMethod } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal } from '#contract/money.ts';
import { serverNow } from '#src/api/server-time.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { RateText } from '#src/components/RateText.tsx';
import { durationText } from '#src/i18n/duration.ts';
import { formatTime, parseOperatorTime, timeZoneLabel } from '#src/i18n/time.ts';
import { ChoiceCards } from '#src/ui/ChoiceCards.tsx';

interface Props {
  methods: readonly DepositMethod[];
  value: string | null;
  onChange: (id: string) => void;
  currency: string;
  disabled: boolean;
}

const icons: Record<DepositKind, ReactNode> = {
  bank: <Landmark />,
  qr: <Qr />,
  crypto: <Coins />,
  redirect: <CreditCard />,
};

const at = (text: string | undefined) => parseOperatorTime(text)?.getTime();

/** Whether the method is closed for maintenance now. A period without an end is over when the operator says so. */
export function isClosed({ maintenance }: DepositMethod): boolean {
  const now = serverNow();
  return (
    maintenance !== null && (at(maintenance.startAt) ?? 0) <= now && now < (at(maintenance.endAt) ?? Infinity)
  );
}

/** The operator's order, but for the methods that are closed, which come last. */
const openFirst = (methods: readonly DepositMethod[]) =>
  [...methods].sort((a, b) => Number(isClosed(a)) - Number(isClosed(b)));

/** The ways to pay, each with its limits, fee and arrival. */
export function MethodChoice({ methods, value, onChange, currency, disabled }: Props) {
  const { i18n } = useLingui();
  return (
    <ChoiceCards
      legend={<Trans>How would you like to pay?</Trans>}
      columns={2}
      compact
      value={value}
      onChange={onChange}
      choices={openFirst(methods).map((method) => {
        const { id, name, kind, icon, fee, arrivalMinutes } = method;
        return {
          id,
          title: name,
          icon: icon ? <img src={icon} alt="" /> : icons[kind],
          text: <About method={method} />,
          disabled: disabled || isClosed(method),
          facts: [
            { label: <Trans>Limits</Trans>, value: <Limits method={method} currency={currency} /> },
            {
              label: <Trans>Fee</Trans>,
              value: fee ? <RateText rate={fee} currency={currency} /> : <Trans>None</Trans>,
              isMain: true,
            },
            ...(arrivalMinutes === null
              ? []
              : [
                  {
                    label: <Trans>Arrives within</Trans>,
                    value: durationText(i18n.locale, arrivalMinutes * 60_000),
                  },
                ]),
          ],
        };
      })}
    />
  );
}

function About({ method }: { method: DepositMethod }) {
  const { i18n } = useLingui();
  const { kind, maintenance } = method;
  const [start, end] = [maintenance?.startAt, maintenance?.endAt].map((time) =>
    formatTime(i18n.locale, time),
  );
  if (isClosed(method))
    return end ? (
      <Trans>
        Closed for maintenance until {end} ({timeZoneLabel()})
      </Trans>
    ) : (
      <Trans>Closed for maintenance</Trans>
    );
  if (maintenance && start && (at(maintenance.startAt) ?? 0) > serverNow())
    return (
      <Trans>
        Maintenance begins at {start} ({timeZoneLabel()})
      </Trans>
    );
  switch (kind) {
    case 'bank':
      return <Trans>By transfer from your bank account</Trans>;
    case 'qr':
      return <Trans>Scan a code with your app</Trans>;
    case 'crypto':
      return <Trans>From your crypto wallet</Trans>;
    case 'redirect':
      return <Trans>The provider’s page opens in its own window</Trans>;
  }
}

function Limits({ method, currency }: { method: DepositMethod; currency: string }) {
  const amountOf = (decimal: string) => (
    <MinorAmount minor={fromDecimal(decimal, currency)} currency={currency} />
  );
  const min = method.min !== null && amountOf(method.min);
  const max = method.max !== null && amountOf(method.max);
  if (min && max)
    return (
      <Trans>
        {min} to {max}
      </Trans>
    );
  if (min) return <Trans>From {min}</Trans>;
  if (max) return <Trans>Up to {max}</Trans>;
  return <Trans>None</Trans>;
}
