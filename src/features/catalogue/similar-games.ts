import type { Game } from '#contract/endpoints/catalogue/games.ts';

/** Games of the same hall that can be played, those first that share most tags, then those of the same provider. */
export function similarGames(game: Game, games: readonly Game[], count: number): Game[] {
  const likeness = (other: Game) =>
    2 * other.tag.filter((tag) => game.tag.includes(tag)).length + (other.gpId === game.gpId ? 1 : 0);
  return games
    .filter(({ gameId, gtId, maintained }) => gameId !== game.gameId && gtId === game.gtId && !maintained)
    .map((other) => ({ other, rank: likeness(other) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, count)
    .map(({ other }) => other);
}

interface Range {
  min: number | null;
  max: number | null;
}

/**
 * Where the stakes of a game lie among those of all: two shares from 0 to 1 on a logarithmic scale. Null if the game or the
 * others do not say both.
 */
export function stakeRange({ min, max }: Range, all: readonly Range[]): [from: number, to: number] | null {
  const known = all.flatMap((range) =>
    range.min !== null && range.max !== null && range.min > 0 && range.max >= range.min ? [range] : [],
  );
  if (!min || !max || max < min || known.length === 0) return null;
  const least = Math.log(Math.min(min, ...known.map((range) => range.min ?? min)));
  const most = Math.log(Math.max(max, ...known.map((range) => range.max ?? max)));
  if (most <= least) return null;
  const share = (amount: number) => (Math.log(amount) - least) / (most - least);
  return [share(min), share(max)];
}
