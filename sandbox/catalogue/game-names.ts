import type { Subjects } from '#sandbox/art/compositions.ts';
import { pick } from '#sandbox/art/draw.ts';
import { isSubject } from '#sandbox/art/subjects.ts';
import { type Random, seededRandom } from '#sandbox/random.ts';
import { contest, deluxe, modified, paired, placed, sequel } from './names.ts';
import { MODIFIERS, PLACES } from './words/modifiers.ts';
import { SLOT_HEADS } from './words/slot-heads.ts';
import { CONTESTS, REGIONS, SPORTS } from './words/sports.ts';
import {
  CARD_HEADS,
  COCKFIGHT_HEADS,
  ESPORT_HEADS,
  LIVE_HEADS,
  LOTTERY_HEADS,
  VIRTUAL_HEADS,
} from './words/table-heads.ts';
import type { Names, Word } from './words/word.ts';

/** A game's names with the subjects and the hue of its poster. */
export type Title = { names: Names; subjects: Subjects; hue: number };

const subjectOf = ({ note }: Word): string => {
  const name = note.split(' ')[0] ?? '';
  if (!isSubject(name)) throw new Error(`no subject: ${note}`);
  return name;
};
const themeOf = ({ note }: Word): string => note.split(' ')[1] ?? '';

/** The subject of a head, or both subjects of one such as Dragon Tiger. */
const subjectsOf = (head: Word): Subjects => {
  const [first, second] = [subjectOf(head), themeOf(head)];
  return isSubject(second) ? [first, second] : [first];
};

const shuffled = <T>(list: readonly T[], r: Random): T[] =>
  list
    .map((item) => ({ item, at: r() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);

const pairs = <A, B>(first: readonly A[], second: readonly B[]): [A, B][] =>
  first.flatMap((a) => second.map((b): [A, B] => [a, b]));

const withModifiers = (heads: readonly Word[]): Title[] =>
  pairs(MODIFIERS, heads).map(([modifier, head]) => ({
    names: modified(modifier, head),
    subjects: subjectsOf(head),
    hue: Number(modifier.note),
  }));

function slotTitles(r: Random): Title[] {
  const plain = withModifiers(SLOT_HEADS);
  const couples = pairs(SLOT_HEADS, SLOT_HEADS)
    .filter(([a, b]) => themeOf(a) !== themeOf(b) && a.names.en_US < b.names.en_US)
    .map(
      ([a, b]): Title => ({
        names: paired(a, b),
        subjects: [subjectOf(a), subjectOf(b)],
        hue: Number(pick(MODIFIERS, r).note),
      }),
    );
  const places = pairs(SLOT_HEADS, PLACES).map(
    ([head, place]): Title => ({
      names: placed(head, place),
      subjects: subjectsOf(head),
      hue: Number(place.note),
    }),
  );
  const shelf = shuffled(plain, r);
  const editions = shelf
    .slice(0, 260)
    .map((title, i): Title => ({ ...title, names: i % 3 ? deluxe(title.names) : sequel(title.names) }));
  return shuffled(
    [
      ...shelf.slice(0, 2250),
      ...shuffled(couples, r).slice(0, 640),
      ...shuffled(places, r).slice(0, 380),
      ...editions,
    ],
    r,
  );
}

const sportTitles = (r: Random): Title[] =>
  shuffled(
    pairs(pairs(REGIONS, SPORTS), CONTESTS).map(
      ([[region, sport], kind]): Title => ({
        names: contest(region, sport, kind),
        subjects: [subjectOf(sport)],
        hue: Number(region.note),
      }),
    ),
    r,
  );

/** Titles for the games of a hall, in the order of use; more than the hall needs. */
export const titlesOf = (gtId: number): Title[] => {
  const r = seededRandom(`titles-${gtId}`);
  if (gtId === 2) return slotTitles(r);
  if (gtId === 4) return sportTitles(r);
  const heads: Readonly<Record<number, readonly Word[]>> = {
    3: LIVE_HEADS,
    5: LOTTERY_HEADS,
    6: CARD_HEADS,
    7: VIRTUAL_HEADS,
    8: COCKFIGHT_HEADS,
    9: ESPORT_HEADS,
  };
  return shuffled(withModifiers(heads[gtId] ?? []), r);
};
