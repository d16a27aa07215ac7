import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { GameType } from '#contract/endpoints/catalogue/games.ts';
import { useHalls } from '#src/components/games/catalogue.ts';
import type { ListProps } from '#src/components/LazyMenu.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import css from './HallPanel.module.css';

/** Providers of a hall before the link to all of them. */
const SHOWN = 6;

/** All halls, each above its first providers, over the width of the page. */
export default function HallPanel({ id, at }: ListProps) {
  const { t } = useLingui();
  const { data: halls = [] } = useHalls();
  return (
    <Popover id={id} at={at} label={t`Games`} openOnMount>
      <ul className={css.halls} data-part="hall-panel">
        {halls.map((hall) => (
          <li key={hall.gtId}>
            <Link className={css.hall} to="/gameHall/$gtId" params={{ gtId: hall.gtId }}>
              {hall.gtName}
            </Link>
            <Providers hall={hall} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}

function Providers({ hall: { gtId, gpList } }: { hall: GameType }) {
  const providers = gpList?.filter(({ active }) => active) ?? [];
  return (
    <ul>
      {providers.slice(0, SHOWN).map(({ gpId, gpName, house }) => (
        <li key={gpId + house}>
          <Link className={css.provider} to="/gameHall/$gtId" params={{ gtId }} search={{ gp: [gpId] }}>
            {gpName}
          </Link>
        </li>
      ))}
      {providers.length > SHOWN && (
        <li>
          <Link className={css.all} to="/gameHall/$gtId" params={{ gtId }}>
            <Plural value={providers.length} one="Show # provider" other="Show all # providers" />
          </Link>
        </li>
      )}
      {providers.length === 0 && (
        <li className={css.closed}>
          <Trans>Closed</Trans>
        </li>
      )}
    </ul>
  );
}
