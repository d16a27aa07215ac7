import { useQuery } from '@tanstack/react-query';
import { providerGamesQuery } from '#src/api/game-queries.ts';
import { useCurrency, useLaunch } from '#src/components/games/catalogue.ts';
import { gameName } from '#src/components/games/tiles.ts';
import type { GameButtonProps } from './GameButton.tsx';

/** Button of a banner that has no title: it has the game's name, from the list of its provider. */
export default function UntitledGame({ game, ...props }: GameButtonProps) {
  const { gtId, gpId, house, gameCode } = game;
  const { data } = useQuery(providerGamesQuery(useCurrency(), String(gtId), gpId, house || undefined));
  const listed = data?.games.find((one) => one.gameCode === gameCode);
  const name = (listed && gameName(listed)) || game.name;
  const launch = useLaunch();
  return <button type="button" {...props} aria-label={name} onClick={() => launch({ ...game, name })} />;
}
