import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { LiveTable } from '#contract/endpoints/catalogue/live.ts';
import { minorOf } from '#src/api/amounts.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { gameName, useTiles } from '#src/components/games/tiles.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { languageNames } from '#src/features/site/language/language-names.ts';
import { Button, hideBrokenImage, VisuallyHidden } from '#src/ui/elements.tsx';
import { liveTablesQuery } from './home-part-queries.ts';
import css from './LiveRow.module.css';
import { LiveCards, LiveRow } from './LiveRow.tsx';

/** Whether a table has a free seat, or the operator does not count its seats. */
const hasSeat = ({ freeSeats }: LiveTable) => freeSeats !== 0;

/** Tables of the live casino where there is a seat, with their stakes. */
export default function OpenTables() {
  return (
    <LiveRow
      title={<Trans>Open tables</Trans>}
      more={{
        label: <Trans>All tables</Trans>,
        render: <Link to="/gameHall/$gtId" params={{ gtId: '3' }} />,
      }}
      query={liveTablesQuery(useCurrency())}
      shape="liveCards"
      isEmpty={(list) => !list.some(hasSeat)}
    >
      {(list) => (
        <LiveCards list={list.filter(hasSeat)} keyOf={({ gameId }) => gameId} className={css.table}>
          {(table, tabIndex) => <TableCard table={table} tabIndex={tabIndex} />}
        </LiveCards>
      )}
    </LiveRow>
  );
}

interface TableCardProps {
  table: LiveTable;
  tabIndex: 0 | -1;
}

function TableCard({ table, tabIndex }: TableCardProps) {
  const { i18n } = useLingui();
  const { provider, opening, onOpen } = useTiles()(table);
  const currency = useCurrency();
  const min = minorOf(table.minStake, currency);
  const max = minorOf(table.maxStake, currency);
  const from = <MinorAmount minor={min} currency={currency} />;
  const to = <MinorAmount minor={max} currency={currency} />;
  const language = (languageNames as Record<string, string>)[table.language];
  const { dealer, seats, freeSeats } = table;
  const free = i18n.number(freeSeats ?? 0);
  const all = i18n.number(seats ?? 0);
  const name = gameName(table);
  return (
    <>
      <img className={css.picture} src={table.icon} alt="" loading="lazy" onError={hideBrokenImage} />
      <div className={css.facts}>
        <span className={css.name}>{name}</span>
        <span>{[dealer || provider, language].filter(Boolean).join(' · ')}</span>
        {min !== null && max !== null && (
          <span>
            <Trans>
              {from} to {to}
            </Trans>
          </span>
        )}
        {seats !== null && freeSeats !== null && (
          <span>
            <Trans>
              {free} of {all} seats free
            </Trans>
          </span>
        )}
      </div>
      <Button
        tabIndex={tabIndex}
        busy={opening}
        busyLabel={<Trans>Opening</Trans>}
        onClick={() => onOpen(table)}
      >
        <Trans>Play</Trans>
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </>
  );
}
