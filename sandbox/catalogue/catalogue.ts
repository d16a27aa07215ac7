import { inactiveProviders } from '#contract/constants.ts';
import { at } from '#sandbox/art/draw.ts';
import type { Poster, Table } from '#sandbox/art/poster.ts';
import { MARK_NAMES, type MarkName } from '#sandbox/art/provider-mark.ts';
import { isSubject } from '#sandbox/art/subjects.ts';
import { markUrl, tileUrl } from '#sandbox/art/urls.ts';
import { hash, seededRandom } from '#sandbox/random.ts';
import { type Facts, factsOf, featuresOf } from './facts.ts';
import { type Title, titlesOf } from './game-names.ts';
import { HALLS, type Hall } from './halls.ts';
import { posterOf, tableOf } from './posters.ts';
import {
  CUSTOMIZED_PROVIDERS,
  DESKTOP_ONLY_PROVIDERS,
  HOUSES,
  MOBILE_ONLY_PROVIDERS,
  PROVIDERS,
  type Provider,
} from './providers.ts';
import { SIGNATURE_GAMES } from './words/signature.ts';
import { LANGUAGES, type Names } from './words/word.ts';

type CataloguePlatform = {
  gpId: string;
  gtId: number;
  gameType: string;
  gpName: string;
  gpGtName: string;
  house: string;
  customized: boolean;
  active: boolean;
  appId: string;
  iconLight: string;
  iconDark: string;
  /** Code that launches the provider's lobby, in halls with a lobby. */
  gameCode: string;
  devices: number;
};

type CatalogueGame = {
  gameId: string;
  gpId: string;
  gtId: number;
  gameType: string;
  gameCode: string;
  house: string;
  names: Names;
  icon: string;
  /** Of a live table. */
  table?: Table;
  facts: Facts;
  /** The specification names hot and new; the others are features. */
  tags: readonly string[];
  customized: boolean;
  devices: number;
  /** 1 is the most played game. */
  rank: number;
};

export type Catalogue = {
  platforms: readonly CataloguePlatform[];
  games: readonly CatalogueGame[];
  /** Posters of the games by their icon. */
  posters: ReadonlyMap<string, Poster>;
};

/** Bits of support_device (specification, section 9): 0 desktop, 1 mobile, 2 app. */
const devicesOf = (gpId: string): number =>
  MOBILE_ONLY_PROVIDERS.includes(gpId) ? 0b110 : DESKTOP_ONLY_PROVIDERS.includes(gpId) ? 0b001 : 0b111;

const NAMED_MARKS: Readonly<Record<string, MarkName>> = {
  GPPL: 'fox',
  GPNBB: 'wing',
  GPOG: 'sails',
  GPBB: 'rays',
  GPPT: 'compass',
  GPLT: 'lantern',
  GPPC: 'leaf',
};

/** Marks by provider: each has the one that is rarest in its halls so far, so that neighbours differ. */
const marks = (): ReadonlyMap<string, MarkName> => {
  const uses = new Map<string, number>();
  const usesIn = (gtId: number, mark: MarkName) => uses.get(`${gtId} ${mark}`) ?? 0;
  const chosen = new Map<string, MarkName>();
  for (const { gpId, gtIds } of PROVIDERS) {
    const usesOf = (mark: MarkName) => gtIds.reduce((sum, gtId) => sum + usesIn(gtId, mark), 0);
    const turn = hash(gpId) % MARK_NAMES.length;
    const turned = [...MARK_NAMES.slice(turn), ...MARK_NAMES.slice(0, turn)];
    const free = turned.filter((mark) => !Object.values(NAMED_MARKS).includes(mark));
    const mark =
      NAMED_MARKS[gpId] ??
      at(
        free.toSorted((a, b) => usesOf(a) - usesOf(b)),
        0,
      );
    for (const gtId of gtIds) uses.set(`${gtId} ${mark}`, usesIn(gtId, mark) + 1);
    chosen.set(gpId, mark);
  }
  return chosen;
};
const MARKS = marks();

const platformOf = (provider: Provider, hall: Hall): CataloguePlatform => {
  const mark = MARKS.get(provider.gpId) ?? at(MARK_NAMES, 0);
  const hue = hash(provider.gpId) % 360;
  return {
    gpId: provider.gpId,
    gtId: hall.gtId,
    gameType: hall.gameType,
    gpName: provider.name,
    gpGtName: `${provider.name} ${hall.names.en_US}`,
    house: HOUSES[provider.gpId] ?? '',
    customized: CUSTOMIZED_PROVIDERS.includes(provider.gpId),
    active: !inactiveProviders.includes(provider.gpId),
    appId: hall.prefix + provider.gpId.toLowerCase(),
    iconLight: markUrl(provider.gpId, mark, hue, 'light'),
    iconDark: markUrl(provider.gpId, mark, hue, 'dark'),
    gameCode: hall.lobby ? 'lobby' : '',
    devices: devicesOf(provider.gpId),
  };
};

const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Integers in proportion to the weights, each at least 1, with the sum `total`. */
const share = (weights: readonly number[], total: number): number[] => {
  const sum = weights.reduce((a, b) => a + b, 0);
  const parts = weights.map((weight) => Math.max(1, Math.floor((weight / sum) * total)));
  let rest = total - parts.reduce((a, b) => a + b, 0);
  for (let i = 0; rest > 0; i = (i + 1) % parts.length, rest--) parts[i] = at(parts, i) + 1;
  return parts;
};

const signatureTitles = (gtId: number): { title: Title; tag: string }[] =>
  SIGNATURE_GAMES.flatMap(({ note, names }) => {
    const [type = '', subject = '', hue = '', tag = ''] = note.split(' ');
    if (!isSubject(subject)) throw new Error(`no subject: ${note}`);
    return Number(type) === gtId ? [{ title: { names, subjects: [subject], hue: Number(hue) }, tag }] : [];
  });

const build = (): Catalogue => {
  const platforms: CataloguePlatform[] = [];
  const games: CatalogueGame[] = [];
  const posters = new Map<string, Poster>();
  for (const hall of HALLS) {
    const hallPlatforms = PROVIDERS.filter((provider) => provider.gtIds.includes(hall.gtId)).map(
      (provider) => ({
        provider,
        platform: platformOf(provider, hall),
      }),
    );
    platforms.push(...hallPlatforms.map(({ platform }) => platform));
    const open = hallPlatforms.filter(({ platform }) => platform.active);
    const closed = hallPlatforms.filter(({ platform }) => !platform.active);
    const counts = share(
      open.map(({ provider }) => provider.weight),
      hall.count,
    );
    const r = seededRandom(`games-${hall.gtId}`);
    const titles = titlesOf(hall.gtId);
    const taken = new Set<string>();
    let next = 0;
    let rank = 0;
    const turns = new Map<string, number>();
    const add = (
      { gpId, ...platform }: CataloguePlatform,
      title: Title,
      tags: ('hot' | 'new')[],
    ): boolean => {
      const keys = LANGUAGES.map((language) => `${gpId} ${language} ${title.names[language]}`);
      if (keys.some((key) => taken.has(key))) return false;
      for (const key of keys) taken.add(key);
      const code = slug(title.names.en_US);
      const gameId = String(hall.gtId * 100_000 + games.length + 1);
      rank++;
      const table = hall.gtId === 3 ? tableOf(gameId, rank) : undefined;
      const [first] = title.subjects;
      const turn = turns.get(first) ?? 0;
      turns.set(first, turn + 1);
      const poster = posterOf({
        code,
        title: title.names.en_US,
        subjects: title.subjects,
        hue: title.hue,
        gpId,
        gtId: hall.gtId,
        rank,
        turn,
        table,
      });
      const icon = tileUrl(code, poster);
      posters.set(icon, poster);
      games.push({
        gameId,
        gpId,
        gtId: hall.gtId,
        gameType: hall.gameType,
        gameCode: code,
        house: platform.house,
        names: title.names,
        icon,
        ...(table && { table }),
        facts: factsOf(gameId, hall.gtId, table),
        tags: [...tags, ...featuresOf(gameId, hall.gtId)],
        customized: platform.customized,
        devices: platform.devices,
        rank,
      });
      return true;
    };
    const left = new Map(open.map(({ platform }, i) => [platform.gpId, at(counts, i)]));
    signatureTitles(hall.gtId).forEach(({ title, tag }, i) => {
      const { platform } = at(open, i % Math.min(7, open.length));
      add(platform, title, tag === 'hot' || tag === 'new' ? [tag] : []);
      left.set(platform.gpId, (left.get(platform.gpId) ?? 0) - 1);
    });
    // Takes one game per provider in turn, so that ranks mix the providers.
    for (let isAdded = true; isAdded; ) {
      isAdded = false;
      for (const { platform } of open) {
        const missing = left.get(platform.gpId) ?? 0;
        if (missing <= 0) continue;
        const random = r();
        const tags: ('hot' | 'new')[] = random < 0.05 ? ['hot'] : random > 0.93 ? ['new'] : [];
        while (!add(platform, at(titles, next++), tags));
        left.set(platform.gpId, missing - 1);
        isAdded = true;
      }
    }
    for (const { platform } of closed)
      for (let i = 0; i < 12; i++) while (!add(platform, at(titles, next++), []));
  }
  return { platforms, games, posters };
};

/** The games of the open providers again, from other providers and with other names. */
const copied = (
  { platforms, games }: Catalogue,
  copy: number,
  copies: number,
): Omit<Catalogue, 'posters'> => {
  const gpIdOf = (gpId: string): string => `${gpId}X${copy}`;
  const numbered = (name: string): string => `${name} ${copy + 1}`;
  const open = platforms.filter(({ active }) => active);
  const openIds = new Set(open.map(({ gpId }) => gpId));
  return {
    platforms: open.map((platform) => ({
      ...platform,
      gpId: gpIdOf(platform.gpId),
      gpName: numbered(platform.gpName),
      gpGtName: numbered(platform.gpGtName),
      appId: `${platform.appId}x${copy}`,
    })),
    games: games
      .filter(({ gpId }) => openIds.has(gpId))
      .map((game) => ({
        ...game,
        gameId: String(Number(game.gameId) + copy * 1_000_000),
        gpId: gpIdOf(game.gpId),
        names: Object.fromEntries(
          Object.entries(game.names).map(([language, name]) => [language, numbered(name)]),
        ) as Names,
        rank: (game.rank - 1) * copies + copy + 1,
      })),
  };
};

/** The catalogue of a large site: `copies` times as many games and providers. */
export const enlarged = (one: Catalogue, copies: number): Catalogue => {
  const others = Array.from({ length: copies - 1 }, (_, index) => copied(one, index + 1, copies));
  const first = one.games.map((game) => ({ ...game, rank: (game.rank - 1) * copies + 1 }));
  return {
    platforms: [one, ...others].flatMap(({ platforms }) => platforms),
    games: [first, ...others.map(({ games }) => games)].flat(),
    posters: one.posters,
  };
};

let copiesOfAll = 1;
let built: Catalogue | undefined;

/** Multiplies the games and providers of the catalogue in this process. Throws if they are in use already. */
export const enlargeCatalogue = (copies: number): void => {
  if (built && copies !== copiesOfAll) throw new Error('the catalogue has another size already');
  copiesOfAll = copies;
};

/** The catalogue; deterministic, built once per process. */
export const catalogue = (): Catalogue => {
  built ??= copiesOfAll === 1 ? build() : enlarged(build(), copiesOfAll);
  return built;
};

const facts = new Map<string, Facts>();

/** The facts that the operator publishes of a game; undefined for an unknown one. */
export const factsAt = (gameId: string | null): Facts | undefined => {
  if (facts.size === 0) for (const game of catalogue().games) facts.set(game.gameId, game.facts);
  return facts.get(gameId ?? '');
};
