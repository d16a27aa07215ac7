import { Trans, useLingui } from '@lingui/react/macro';
import { Ban, CircleCheck, Clock } from 'lucide-react';
import { memo } from 'react';
import type { BetRound, roundStatuses } from '#contract/endpoints/records.ts';
import { minorOf, sumOf } from '#src/api/amounts.ts';
import { MinorAmount, ResultAmount, TableAmount } from '#src/components/MinorAmount.tsx';
import { formatSecond } from '#src/i18n/days.ts';
import { clockTime, timeZoneLabel } from '#src/i18n/time.ts';
import { currentLanguage, moneyFormat } from '#src/site/locale.ts';
import type { TableColumn } from '#src/ui/DataTable.tsx';
import { hideBrokenImage } from '#src/ui/elements.tsx';
import { StatusLine } from '#src/ui/Panel.tsx';
import type { RecordCard } from '#src/ui/RecordCards.tsx';
import css from './Records.module.css';

export const roundGame = ({ gameName, gameId }: Pick<BetRound, 'gameName' | 'gameId'>): string =>
  gameName[currentLanguage()] || gameName.en_US || gameId;

const GameImage = memo(({ url }: { url: string }) => (
  <span className={css.image}>
    {url && (
      <img key={url} src={url} alt="" width={40} height={40} loading="lazy" onError={hideBrokenImage} />
    )}
  </span>
));

const RoundStatus = memo(({ status }: { status: (typeof roundStatuses)[number] }) => {
  switch (status) {
    case 'open':
      return (
        <StatusLine tone="info" icon={<Clock />}>
          <Trans>Running</Trans>
        </StatusLine>
      );
    case 'settled':
      return (
        <StatusLine tone="success" icon={<CircleCheck />}>
          <Trans>Settled</Trans>
        </StatusLine>
      );
    case 'void':
      return (
        <StatusLine tone="neutral" icon={<Ban />}>
          <Trans>Void, stake returned</Trans>
        </StatusLine>
      );
  }
});

interface Options {
  currency: string;
  hallName: (gtId: string) => string;
  rows: readonly BetRound[];
}

export function useBetColumns({ currency, hallName, rows }: Options): TableColumn<BetRound>[] {
  const { t, i18n } = useLingui();
  const { sign } = moneyFormat(currency);
  const zone = timeZoneLabel();
  const minor = (field: 'staked' | 'valid' | 'net') => (round: BetRound) => minorOf(round[field], currency);
  const total = (field: 'staked' | 'valid' | 'net') => sumOf(rows, minor(field));
  return [
    {
      id: 'at',
      label: t`Time (${zone})`,
      isSortable: true,
      cell: ({ at }) => formatSecond(i18n.locale, at),
      total: t`This page`,
    },
    {
      id: 'game',
      label: t`Game`,
      cell: (round) => (
        <span className={css.game}>
          <GameImage url={round.gameIcon} />
          <span className={css.gameName}>
            {roundGame(round)}
            <small>{round.gpName}</small>
          </span>
        </span>
      ),
    },
    { id: 'hall', label: t`Hall`, cell: ({ gtId }) => hallName(gtId) },
    { id: 'id', label: t`Bet number`, cell: ({ id }) => id },
    {
      id: 'staked',
      label: t`Stake, ${sign}`,
      isNumber: true,
      isSortable: true,
      cell: (round) => <TableAmount minor={minor('staked')(round)} currency={currency} />,
      total: <TableAmount minor={total('staked')} currency={currency} />,
    },
    {
      id: 'valid',
      label: t`Turnover, ${sign}`,
      isNumber: true,
      isSortable: true,
      cell: (round) => <TableAmount minor={minor('valid')(round)} currency={currency} />,
      total: <TableAmount minor={total('valid')} currency={currency} />,
    },
    {
      id: 'net',
      label: t`Won or lost, ${sign}`,
      isNumber: true,
      isSortable: true,
      cell: (round) =>
        round.status === 'open' ? (
          <Trans>Open</Trans>
        ) : (
          <ResultAmount minor={minor('net')(round)} currency={currency} bare />
        ),
      total: <ResultAmount minor={total('net')} currency={currency} bare />,
    },
    { id: 'status', label: t`Status`, cell: ({ status }) => <RoundStatus status={status} /> },
  ];
}

/** A round on the phone. */
export function useBetCard(currency: string, hallName: (gtId: string) => string) {
  const { i18n } = useLingui();
  return (round: BetRound): RecordCard => {
    const staked = <MinorAmount minor={minorOf(round.staked, currency)} currency={currency} />;
    return {
      image: <GameImage url={round.gameIcon} />,
      title: roundGame(round),
      sub: [hallName(round.gtId), clockTime(i18n.locale, round.at)].filter(Boolean).join(', '),
      figure:
        round.status === 'settled' ? (
          <ResultAmount minor={minorOf(round.net, currency)} currency={currency} />
        ) : (
          <RoundStatus status={round.status} />
        ),
      subFigure: <Trans>staked {staked}</Trans>,
    };
  };
}
