import type { Game } from '#contract/endpoints/catalogue/games.ts';
import { formatLocale } from '#contract/format-locale.ts';
import type { HallSearch } from './hall-search.ts';
import type { HallContents } from './use-hall-contents.ts';

/** What narrows the games of a list; without the search. */
export type Filters = Pick<HallSearch, 'gp' | 'label' | 'stake'>;

/** The filters of the URL that this hall has; the others are ignored. */
export function knownFilters({ gp, label, stake }: HallSearch, contents: HallContents): Filters {
  const { providers, games = [], complete } = contents;
  const providerIds = new Set(providers.map(({ gpId }) => gpId));
  const labels = new Set(games.flatMap(({ tag }) => tag));
  return {
    gp: those(gp, (id) => providers.length === 0 || providerIds.has(id)),
    label: those(label, (id) => !complete || labels.has(id)),
    stake: stake && /[1-9]/.test(stake) ? stake : undefined,
  };
}

function those(ids: string[] | undefined, isKnown: (id: string) => boolean): string[] | undefined {
  const known = ids?.filter(isKnown);
  // The same list, so that nothing that depends on it is computed again.
  if (known?.length === ids?.length) return ids;
  return known?.length ? known : undefined;
}

/** What narrows the results of a search: halls, and providers. */
export interface Facets {
  gt?: string[] | undefined;
  gp?: string[] | undefined;
}

/**
 * The results of a search that the choices leave, and the numbers by which to choose. Providers are those of the chosen
 * halls. What no result has is ignored, so that no choice leaves nothing.
 */
export function narrowResults(games: readonly Game[], chosen: Facets) {
  const halls = choose(games, ({ gtId }) => gtId, chosen.gt);
  const providers = choose(halls.games, ({ gpId }) => gpId, chosen.gp);
  return { halls, providers, found: providers.games };
}

/** How many of the games each id has, the most first, the ids that are chosen of these, and their games. */
function choose(games: readonly Game[], idOf: (game: Game) => string, wanted: readonly string[] = []) {
  const counted = new Map<string, number>();
  for (const game of games) counted.set(idOf(game), (counted.get(idOf(game)) ?? 0) + 1);
  const counts = new Map([...counted].sort(([, a], [, b]) => b - a));
  const ids = new Set(wanted.filter((id) => counts.has(id)));
  return {
    of: games.length,
    counts,
    ids: [...ids],
    games: ids.size > 0 ? games.filter((game) => ids.has(idOf(game))) : games,
  };
}

/** A text by which decimals compare as their amounts do; null for less than nothing. */
function sortKey(decimal: string | null | undefined): string | null {
  if (!decimal || decimal.startsWith('-')) return null;
  const [whole = '', fraction = ''] = decimal.split('.');
  return `${whole.replace(/^0+/, '').padStart(16, '0')}.${fraction.replace(/0+$/, '')}`;
}

/** A stake within the game's limits, one of which may be missing. */
function takes({ minStake, maxStake }: Game, stake: string): boolean {
  const [min, max] = [sortKey(minStake), sortKey(maxStake)];
  return (min ?? max) !== null && (min ?? '') <= stake && (max === null || stake <= max);
}

/** The games that every filter lets through: of one of the providers, with one of the labels. */
export function filterGames(
  games: readonly Game[],
  { gp = [], label = [], stake }: Filters,
): readonly Game[] {
  const key = sortKey(stake);
  if (gp.length + label.length === 0 && key === null) return games;
  const [providers, labels] = [new Set(gp), new Set(label)];
  return games.filter(
    (game) =>
      (providers.size === 0 || providers.has(game.gpId)) &&
      (labels.size === 0 || game.tag.some((one) => labels.has(one))) &&
      (key === null || takes(game, key)),
  );
}

/** The games in another order than the operator's: the new ones first, or by name. */
export function sortGames(
  games: readonly Game[],
  sort: HallSearch['sort'],
  { locale, nameOf }: { locale: string; nameOf: (game: Game) => string },
): readonly Game[] {
  if (sort === 'new') {
    const isNew = ({ tag }: Game) => tag.includes('new');
    return [...games.filter(isNew), ...games.filter((game) => !isNew(game))];
  }
  if (sort !== 'name') return games;
  const { compare } = new Intl.Collator(formatLocale(locale), { numeric: true });
  return games
    .map((game) => ({ game, name: nameOf(game) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ game }) => game);
}

/** How many of the games have each label. */
export function countLabels(games: readonly Game[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { tag } of games) for (const one of new Set(tag)) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The limits of the games as stakes to choose from, in decimals, the least first; about `max` of them. */
export function stakesOf(games: readonly Game[], max = 12): string[] {
  const stakes = new Map<string, string>();
  for (const { minStake, maxStake } of games)
    for (const stake of [minStake, maxStake]) {
      const key = sortKey(stake);
      if (stake && key) stakes.set(key, stake);
    }
  const all = [...stakes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, stake]) => stake);
  const step = Math.max(1, Math.ceil(all.length / max));
  return all.filter((_, index) => index % step === 0 || index === all.length - 1);
}
