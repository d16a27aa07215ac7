import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ban, CircleCheck, CircleX, Clock, Hourglass, Undo2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { mainWallet } from '#contract/constants.ts';
import type { MoneyKind, MoneyMovement } from '#contract/endpoints/records.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { hallsQuery } from '#src/api/site-queries.ts';
import { MinorAmount, ResultAmount, TableAmount } from '#src/components/MinorAmount.tsx';
import { formatSecond } from '#src/i18n/days.ts';
import { clockTime, timeZoneLabel } from '#src/i18n/time.ts';
import { moneyFormat } from '#src/site/locale.ts';
import type { TableColumn } from '#src/ui/DataTable.tsx';
import { StatusLine } from '#src/ui/Panel.tsx';
import type { RecordCard } from '#src/ui/RecordCards.tsx';

const looks: Record<
  MoneyMovement['status'],
  { tone: 'info' | 'success' | 'error' | 'neutral'; icon: ReactNode }
> = {
  pending: { tone: 'info', icon: <Clock /> },
  success: { tone: 'success', icon: <CircleCheck /> },
  failed: { tone: 'error', icon: <CircleX /> },
  expired: { tone: 'neutral', icon: <Hourglass /> },
  cancelled: { tone: 'neutral', icon: <Ban /> },
  returned: { tone: 'neutral', icon: <Undo2 /> },
};

const MovementStatus = memo(({ status }: Pick<MoneyMovement, 'status'>) => (
  <StatusLine {...looks[status]}>{useMoneyStatuses()[status]}</StatusLine>
));

interface Options {
  currency: string;
  rows: readonly MoneyMovement[];
}

export function useMoneyColumns({ currency, rows }: Options): TableColumn<MoneyMovement>[] {
  const { t, i18n } = useLingui();
  const [kinds, titleOf] = [useMoneyKinds(), useMovementTitle()];
  const { sign } = moneyFormat(currency);
  const zone = timeZoneLabel();
  return [
    {
      id: 'at',
      label: t`Time (${zone})`,
      isSortable: true,
      cell: ({ at }) => formatSecond(i18n.locale, at),
      total: t`This page`,
    },
    { id: 'kind', label: t`Type`, cell: ({ kind }) => kinds[kind] },
    { id: 'title', label: t`Description`, cell: titleOf },
    {
      id: 'amount',
      label: t`Amount, ${sign}`,
      isNumber: true,
      isSortable: true,
      cell: ({ amount }) => <TableAmount minor={minorOf(amount, currency)} currency={currency} />,
    },
    {
      id: 'fee',
      label: t`Fee, ${sign}`,
      isNumber: true,
      cell: ({ fee }) => <TableAmount minor={minorOf(fee, currency)} currency={currency} />,
    },
    {
      id: 'booked',
      label: t`Change, ${sign}`,
      isNumber: true,
      isSortable: true,
      cell: ({ booked }) => <ResultAmount minor={minorOf(booked, currency)} currency={currency} bare />,
      total: (
        <ResultAmount
          minor={sumOf(rows, ({ booked }) => minorOf(booked, currency))}
          currency={currency}
          bare
        />
      ),
    },
    { id: 'status', label: t`Status`, cell: ({ status }) => <MovementStatus status={status} /> },
  ];
}

/** A movement on the phone. */
export function useMoneyCard(currency: string): (movement: MoneyMovement) => RecordCard {
  const { i18n } = useLingui();
  const [kinds, titleOf] = [useMoneyKinds(), useMovementTitle()];
  return (movement) => ({
    title: kinds[movement.kind],
    sub: [titleOf(movement), clockTime(i18n.locale, movement.at)].filter(Boolean).join(', '),
    figure:
      movement.status === 'success' && movement.kind !== 'transfer' ? (
        <ResultAmount minor={minorOf(movement.booked, currency)} currency={currency} />
      ) : (
        <MinorAmount minor={minorOf(movement.amount, currency)} currency={currency} />
      ),
    subFigure: <MovementStatus status={movement.status} />,
  });
}

export function useMoneyKinds(): Record<MoneyKind, string> {
  const { t } = useLingui();
  return {
    // A kind of money, not the button.
    deposit: t({ message: 'Deposit', context: 'noun' }),
    withdrawal: t`Withdrawal`,
    transfer: t`Transfer`,
    bonus: t`Bonus`,
    adjustment: t`Adjustment`,
  };
}

export function useMoneyStatuses(): Record<MoneyMovement['status'], string> {
  const { t } = useLingui();
  return {
    pending: t`Pending`,
    success: t`Completed`,
    failed: t`Failed`,
    expired: t`Expired`,
    cancelled: t`Cancelled`,
    returned: t`Returned`,
  };
}

/** Where money came from or went, or what it was for: "My wallet → Aurelia". */
export function useMovementTitle(): (movement: MoneyMovement) => string {
  const { t } = useLingui();
  const currency = useMachineSelector('session', selectMember)?.currency ?? '';
  const halls = useQuery(hallsQuery(currency)).data ?? [];
  const providers = new Map(
    halls.flatMap(({ gpList }) => (gpList ?? []).map(({ gpId, gpName }) => [gpId, gpName])),
  );
  const nameOf = (wallet: string) =>
    wallet === mainWallet ? t`My wallet` : (providers.get(wallet) ?? wallet);
  return ({ kind, from, to, title }) =>
    title || (kind === 'transfer' ? `${nameOf(from)} → ${nameOf(to)}` : from || to);
}
