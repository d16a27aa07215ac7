import { useLingui } from '@lingui/react/macro';
import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { toDecimal } from '#contract/money.ts';
import { formatTime } from '#src/i18n/time.ts';
import { foreignMoneyFormat } from '#src/site/locale.ts';
import { hideBrokenImage } from '#src/ui/elements.tsx';
import { Money } from '#src/ui/Wallet.tsx';
import { useCurrency } from './catalogue.ts';
import { gameName } from './tiles.ts';
import css from './WinList.module.css';
import type { Win } from './wins.ts';

interface Props {
  wins: readonly Win[];
  /** Opens a game. Without it all wins are of one game, which is not named. */
  onGame?: (game: Game) => void;
}

/** A list of wins, each with the winner, the time and the amount, the newest first. */
export function WinList({ wins, onGame }: Props) {
  const own = useCurrency();
  return (
    <ul className={onGame ? css.band : css.list} data-part="wins">
      {wins.map(({ key, game, amount, currency, ...win }) => (
        <li key={key} className={css.win}>
          {onGame && (
            <img className={css.art} src={game.icon} alt="" loading="lazy" onError={hideBrokenImage} />
          )}
          <span className={css.text}>
            {onGame && (
              <button type="button" className={css.game} aria-haspopup="dialog" onClick={() => onGame(game)}>
                {gameName(game)}
              </button>
            )}
            <Winner {...win} />
          </span>
          <span className={css.amount}>
            <Money value={Number(toDecimal(amount, currency))} format={foreignMoneyFormat(currency, own)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Winner({ member, at }: Pick<Win, 'member' | 'at'>) {
  const { i18n } = useLingui();
  return (
    <span className={css.winner}>
      <bdi className={css.member}>{member}</bdi> <span>{formatTime(i18n.locale, at)}</span>
    </span>
  );
}
