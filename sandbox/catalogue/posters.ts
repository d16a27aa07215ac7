import type { BackdropName } from '#sandbox/art/backdrops/backdrops.ts';
import { compositionsOf, type Subjects } from '#sandbox/art/compositions.ts';
import { at } from '#sandbox/art/draw.ts';
import type { Poster, Table } from '#sandbox/art/poster.ts';
import { groupOf } from '#sandbox/art/subjects.ts';
import { hash } from '#sandbox/random.ts';

/** Scenes that suit the groups of subjects. */
const SCENES: Readonly<Record<string, readonly BackdropName[]>> = {
  beasts: ['mountains', 'forest', 'clouds', 'dunes', 'palace'],
  people: ['palace', 'street', 'mountains', 'dunes'],
  nature: ['mountains', 'clouds', 'street', 'forest', 'sea'],
  treasure: ['cave', 'palace', 'salon', 'street'],
  sea: ['sea', 'clouds', 'dunes', 'mountains'],
  places: ['clouds', 'mountains', 'dunes', 'sea'],
  machines: ['salon', 'stage', 'neon', 'street'],
  sports: ['stadium', 'speed', 'stage', 'neon'],
  tables: ['salon', 'palace', 'street', 'stage'],
  lottery: ['stage', 'salon', 'neon', 'clouds'],
  arenas: ['neon', 'speed', 'stadium', 'stage'],
};
/** Scenes of a hall, if not those of the subject: roosters fight in an arena. */
const HALL_SCENES: Readonly<Record<number, readonly BackdropName[]>> = {
  8: ['stadium', 'dunes', 'mountains', 'street'],
};

/** Games of a hall, most played first, whose posters have a scene. */
const IN_SCENES = 200;

const LIMITS = { min: [1, 2, 5], max: [20, 50, 100], seats: [5, 6, 7, 8, 9] };

/** The facts of a live table. */
export const tableOf = (gameId: string, number: number): Table => {
  const h = hash(`table ${gameId}`);
  const one = (list: readonly number[], shift: number) => at(list, (h >>> shift) % list.length);
  return { number, min: one(LIMITS.min, 2), max: one(LIMITS.max, 7), seats: one(LIMITS.seats, 13) };
};

type Described = {
  code: string;
  title: string;
  subjects: Subjects;
  hue: number;
  gpId: string;
  gtId: number;
  rank: number;
  /** Number of games of the hall with this subject before it. */
  turn: number;
  table: Table | undefined;
};

/** A game's poster; games with the same subject take turns in compositions, then in scenes. */
export const posterOf = ({
  code,
  title,
  subjects,
  hue,
  gpId,
  gtId,
  rank,
  turn,
  table,
}: Described): Poster => {
  const [first] = subjects;
  const compositions = compositionsOf(subjects);
  const scenes = HALL_SCENES[gtId] ?? SCENES[groupOf(first)] ?? [];
  const begin = hash(`${first} ${gtId}`);
  const round = Math.floor(turn / compositions.length);
  return {
    seed: `${gpId} ${code}`,
    title,
    subjects,
    composition: at(compositions, (begin + turn) % compositions.length),
    ...(rank <= IN_SCENES && { backdrop: at(scenes, (begin + turn + round) % scenes.length) }),
    hue,
    style: hash(gpId) % 84,
    ...(table && { table }),
  };
};
