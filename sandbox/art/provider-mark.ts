import { type Random, seededRandom } from '#sandbox/random.ts';
import { cleanHue, palette, type Tone } from './colour.ts';
import { pick, polar, pts, r1, range, svg } from './draw.ts';

/** Colours of a mark in a 96 x 96 box: `strong` for the shape, `soft` for its second plane. */
type Ink = { strong: string; soft: string; paper: string };
type Mark = (ink: Ink, r: Random) => string;

const orbit: Mark = ({ strong, soft }, r) => {
  const [x, y] = polar(48, 48, 30, -90 + r() * 300);
  return `<circle cx="48" cy="48" r="30" fill="none" stroke="${soft}" stroke-width="5"/><circle cx="48" cy="48" r="14" fill="${strong}"/><circle cx="${r1(x)}" cy="${r1(y)}" r="8" fill="${strong}"/>`;
};
const petals: Mark = ({ strong, soft }, r) => {
  const n = pick([4, 5, 6, 8], r);
  const wide = 42 / n + 5;
  return range(n)
    .map(
      (i) =>
        `<path d="M48 46C${48 - wide} 34 ${48 - wide * 0.7} 16 48 10 ${48 + wide * 0.7} 16 ${48 + wide} 34 48 46Z" fill="${i % 2 ? soft : strong}" transform="rotate(${r1((i * 360) / n)} 48 48)"/>`,
    )
    .join('');
};
const swell: Mark = ({ strong, soft }) =>
  range(3)
    .map(
      (i) =>
        `<path d="M12 ${34 + i * 16}c9-12 18-12 24 0s15 12 24 0 15-12 24 0" fill="none" stroke="${i === 1 ? strong : soft}" stroke-width="7" stroke-linecap="round"/>`,
    )
    .join('');
const compass: Mark = ({ strong, soft }) =>
  `<path d="M48 8 56 40 88 48 56 56 48 88 40 56 8 48 40 40Z" fill="${soft}"/><path d="M48 8 56 40 48 48 40 40ZM48 88 40 56 48 48 56 56Z" fill="${strong}"/>`;
const crescent: Mark = ({ strong, soft }, r) => {
  const turn = r1(r() * 90 - 60);
  return `<g transform="rotate(${turn} 48 48)"><path d="M60 14A36 36 0 1 0 82 62 30 30 0 0 1 60 14Z" fill="${strong}"/><circle cx="72" cy="32" r="7" fill="${soft}"/></g>`;
};
const prism: Mark = ({ strong, soft }) =>
  `<path d="M48 12 84 32V68L48 88 12 68V32Z" fill="${soft}"/><path d="M48 12 84 32 48 52 12 32Z" fill="${strong}"/><path d="M48 52V88L12 68V32Z" fill="${strong}" opacity=".45"/>`;
const aperture: Mark = ({ strong, soft }, r) => {
  const n = pick([5, 6, 7], r);
  return range(n)
    .map((i) => {
      const a = (i * 360) / n - 90;
      return `<polygon points="${pts([polar(48, 48, 38, a), polar(48, 48, 38, a + 300 / n), polar(48, 48, 14, a + 420 / n)])}" fill="${i % 2 ? soft : strong}" stroke="${i % 2 ? soft : strong}" stroke-width="3" stroke-linejoin="round"/>`;
    })
    .join('');
};
const fox: Mark = ({ strong, soft, paper }) =>
  `<path d="M12 14 36 30H60L84 14 78 54 48 86 18 54Z" fill="${strong}" stroke="${strong}" stroke-width="4" stroke-linejoin="round"/><path d="M48 86 18 54 40 60ZM48 86 78 54 56 60Z" fill="${soft}"/><circle cx="35" cy="48" r="4" fill="${paper}"/><circle cx="61" cy="48" r="4" fill="${paper}"/>`;
const wing: Mark = ({ strong, soft }) =>
  `<path d="M10 66C34 66 52 50 56 16 76 40 70 76 34 82 24 82 14 76 10 66Z" fill="${strong}"/><path d="M62 20C84 30 92 58 70 80 78 58 74 38 62 20Z" fill="${soft}"/>`;
const star: Mark = ({ strong, soft }, r) => {
  const n = pick([5, 6, 8], r);
  const inner = pick([0.42, 0.55, 0.68], r);
  const ring = range(n * 2).map((i) => polar(48, 48, 38 * (i % 2 ? inner : 1), (i * 180) / n - 90));
  return `<polygon points="${pts(ring)}" fill="${strong}" stroke="${strong}" stroke-width="4" stroke-linejoin="round"/><circle cx="48" cy="48" r="11" fill="${soft}"/>`;
};
const knot: Mark = ({ strong, soft }, r) => {
  const turn = pick([0, 45], r);
  return `<g fill="none" stroke-width="8" transform="rotate(${turn} 48 48)"><rect x="14" y="30" width="52" height="36" rx="18" stroke="${soft}"/><rect x="30" y="30" width="52" height="36" rx="18" stroke="${strong}"/></g>`;
};
const sails: Mark = ({ strong, soft }) =>
  `<path d="M52 10C76 28 84 46 84 66H52Z" fill="${strong}"/><path d="M44 22C28 36 18 50 14 66H44Z" fill="${soft}"/><path d="M10 74H86C80 84 70 88 58 88H38C26 88 16 84 10 74Z" fill="${strong}"/>`;
const summit: Mark = ({ strong, soft }) =>
  `<path d="M6 80 38 26 70 80Z" fill="${soft}"/><path d="M32 80 62 36 92 80Z" fill="${strong}"/><circle cx="72" cy="20" r="9" fill="${strong}"/>`;
const lantern: Mark = ({ strong, soft }) =>
  `<path d="M36 12H60V20H36Z" fill="${soft}"/><path d="M34 24H62C86 32 86 64 62 72H34C10 64 10 32 34 24Z" fill="${strong}"/><path d="M44 24C34 38 34 58 44 72M52 24C62 38 62 58 52 72" stroke="${soft}" stroke-width="4" fill="none"/><path d="M38 76H58V82H38ZM45 82H51V92H45Z" fill="${soft}"/>`;
const rays: Mark = ({ strong, soft }, r) => {
  const n = pick([8, 10, 12], r);
  const beams = range(n).map((i) => {
    const [x0, y0] = polar(48, 48, 26, (i * 360) / n);
    const [x1, y1] = polar(48, 48, i % 2 ? 34 : 40, (i * 360) / n);
    return `<path d="M${r1(x0)} ${r1(y0)}L${r1(x1)} ${r1(y1)}"/>`;
  });
  return `<g stroke="${soft}" stroke-width="6" stroke-linecap="round">${beams.join('')}</g><circle cx="48" cy="48" r="17" fill="${strong}"/>`;
};
const steps: Mark = ({ strong, soft }, r) => {
  const flip = r() > 0.5 ? ' transform="translate(96 0) scale(-1 1)"' : '';
  return `<g${flip}>${range(4)
    .map(
      (i) =>
        `<rect x="${14 + i * 18}" y="${66 - i * 16}" width="14" height="${18 + i * 16}" rx="5" fill="${i % 2 ? soft : strong}"/>`,
    )
    .join('')}</g>`;
};
const shell: Mark = ({ strong, soft }) =>
  `<path d="M48 86A38 38 0 1 1 86 48" fill="none" stroke="${soft}" stroke-width="8" stroke-linecap="round"/><path d="M48 70A22 22 0 1 1 70 48" fill="none" stroke="${strong}" stroke-width="8" stroke-linecap="round"/><circle cx="50" cy="50" r="8" fill="${strong}"/>`;
const facets: Mark = ({ strong, soft }) =>
  `<path d="M28 14H68L88 40 48 86 8 40Z" fill="${soft}"/><path d="M28 14H68L60 40H36ZM36 40 48 86 8 40ZM60 40H88L48 86Z" fill="${strong}" opacity=".55"/><path d="M36 40H60L48 86Z" fill="${strong}"/>`;
const leaf: Mark = ({ strong, soft }) =>
  `<path d="M46 88C46 60 24 56 12 30 40 24 54 40 50 70Z" fill="${soft}"/><path d="M50 88C48 52 62 24 86 10 90 44 78 66 52 72Z" fill="${strong}"/>`;
const dotGrid: Mark = ({ strong, soft }, r) => {
  const lit = Math.floor(r() * 512) | 16;
  return range(9)
    .map(
      (i) =>
        `<circle cx="${22 + (i % 3) * 26}" cy="${22 + Math.floor(i / 3) * 26}" r="10" fill="${(lit >> i) & 1 ? strong : soft}"/>`,
    )
    .join('');
};

const marks = {
  orbit,
  petals,
  swell,
  compass,
  crescent,
  prism,
  aperture,
  fox,
  wing,
  star,
  knot,
  sails,
  summit,
  lantern,
  rays,
  steps,
  shell,
  facets,
  leaf,
  dotGrid,
} satisfies Record<string, Mark>;

export type MarkName = keyof typeof marks;
export const isMarkName = (name: string): name is MarkName => Object.hasOwn(marks, name);
export const MARK_NAMES = Object.keys(marks).filter(isMarkName);

const inkOf = (tone: Tone, ground: 'light' | 'dark'): Ink =>
  ground === 'light'
    ? { strong: tone(0.9, 0.75), soft: tone(0.62, 1.1), paper: tone(0.22) }
    : { strong: tone(0.4, 1.2), soft: tone(0.66, 1), paper: '#ffffff' };

/**
 * A provider's mark on a transparent background. `light` is the light mark for dark backgrounds (icon_light),
 * `dark` the dark mark for light backgrounds (icon_dark).
 */
export const drawProviderMark = (
  seed: string,
  { mark, hue, ink }: { mark?: MarkName; hue?: number; ink: 'light' | 'dark' },
): string => {
  const r = seededRandom(seed);
  const tone = palette(cleanHue(hue ?? Math.floor(r() * 360)), r() > 0.5 ? 18 : -18);
  const draw = marks[mark ?? pick(MARK_NAMES, r)];
  return svg(96, 96, '', draw(inkOf(tone, ink), r), 'xMidYMid meet');
};
