import { seededRandom } from '#sandbox/random.ts';
import { BACKDROPS, type BackdropName } from './backdrops/backdrops.ts';
import { cleanHue, palette, type Tone, turnOf } from './colour.ts';
import { type Composition, compose, type Subjects } from './compositions.ts';
import { at, type Brush, createDefs, pick, svg } from './draw.ts';
import { PATTERNS, plainGround } from './grounds.ts';
import { FACE_COUNT, label, title } from './lettering.ts';

/** A live table: its number, the minimum and the maximum stake in US dollars, and its seats. */
export type Table = { number: number; min: number; max: number; seats: number };

export type Poster = {
  seed: string;
  title: string;
  subjects: Subjects;
  composition: Composition;
  /** The scene around the subjects; without one they are on a plain ground. */
  backdrop?: BackdropName | undefined;
  hue: number;
  /** The provider's style: its face of letters, its second colour and how rich its colours are. */
  style: number;
  table?: Table | undefined;
};

/** Light from the upper left on a subject: a bright upper edge, a dark lower one and a shadow behind it. */
const LIT =
  '<filter id="lit" x="-5%" y="-5%" width="118%" height="122%" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="6" result="soft"/><feOffset dx="-7" dy="-9" result="inner"/><feComposite in="SourceAlpha" in2="inner" operator="out" result="low"/><feFlood flood-color="#12070e" flood-opacity=".5"/><feComposite in2="low" operator="in" result="shade"/><feOffset in="SourceAlpha" dx="3" dy="4" result="moved"/><feComposite in="SourceAlpha" in2="moved" operator="out" result="high"/><feFlood flood-color="#ffe6bd" flood-opacity=".4"/><feComposite in2="high" operator="in" result="edge"/><feOffset in="soft" dx="5" dy="10" result="behind"/><feFlood flood-color="#08030a" flood-opacity=".55"/><feComposite in2="behind" operator="in" result="shadow"/><feMerge><feMergeNode in="shadow"/><feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="edge"/></feMerge></filter>';

/** Blurs the background. */
const FAR =
  '<filter id="far" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="1.600"/></filter>';

/** The foot of an image that the title stands on. */
const foot = ({ tone, def }: Brush, top: number): string =>
  `<rect y="${top - 70}" width="300" height="${470 - top}" fill="${def.bands([
    [top - 70, tone(0.1), 0],
    [top, tone(0.1), 0.62],
    [400, tone(0.08), 0.85],
  ])}"/>`;

const SEAT = 'M-7-20H7V-7H-7ZM-9-5H9V-1H-9ZM-8-1V4M8-1V4';

/** The facts of a live table on one line: number, limits and seats. */
const facts = ({ number, min, max, seats }: Table, { tone, def }: Brush, y: number): string => {
  const look = { face: 0, tone, def, light: '#fffaf0' };
  const drawn = label(`Table ${number}`, look, 26, y);
  const limits = label(`USD ${min}–${max}`, look, drawn.end + 14, y);
  const count = label(String(seats), look, 264, y);
  return `<rect x="14" y="${y - 23}" width="272" height="32" rx="16" fill="${tone(0.12)}" opacity=".8"/>${drawn.drawing}${limits.drawing}<path d="${SEAT}" transform="translate(250 ${y - 3}) scale(.8)" fill="#f7d3a4" stroke="#f7d3a4" stroke-width="2.500"/>${count.drawing}`;
};

const RICHNESS = [1, 0.82, 1.15];
/** Angles from a game's hue to its second one. */
const CONTRASTS = [150, 200, 110, 250];

const FOOT_LINE = 344;

/**
 * A game's poster: 300 x 400, with subject and title in the square of its middle, so that it can be cropped to it.
 * The same description gives the same image.
 */
export const drawPoster = (poster: Poster): string => {
  const r = seededRandom(poster.seed);
  const hue = cleanHue(poster.hue);
  const tones = palette(hue, turnOf(hue, r));
  const rich = at(RICHNESS, poster.style % RICHNESS.length);
  const tone: Tone = (L, c = 1, o = 0) => tones(L, c * rich, o);
  const second = palette(cleanHue(hue + at(CONTRASTS, poster.style % CONTRASTS.length)), 14);
  const def = createDefs('p');
  const brush: Brush = { r, tone, def };
  const { back, front } = poster.backdrop
    ? BACKDROPS[poster.backdrop](brush)
    : { back: plainGround(def, tone) + pick(PATTERNS, r)(brush), front: '' };
  const line = poster.table ? FOOT_LINE - 34 : FOOT_LINE;
  const lettered = title(poster.title, { face: poster.style % FACE_COUNT, tone, def }, line);
  const { drawing, defs } = compose(poster, brush, second, (lettered.top + 44) / 2);
  const table = poster.table ? facts(poster.table, brush, FOOT_LINE - 6) : '';
  return svg(
    300,
    400,
    LIT + FAR + def.all() + defs,
    (poster.backdrop ? `<g filter="url(#far)">${back}</g>` : back) +
      drawing +
      front +
      foot(brush, lettered.top) +
      lettered.drawing +
      table,
  );
};
