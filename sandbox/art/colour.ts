import type { Random } from '#sandbox/random.ts';

const channel = (linear: number): string => {
  const x = Math.min(1, Math.max(0, linear));
  const encoded = x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
};

/** The sRGB colour `#rrggbb` of an OKLCH one: lightness 0 to 1, chroma, hue in degrees. */
export const oklch = (L: number, C: number, h: number): string => {
  const a = C * Math.cos((h * Math.PI) / 180);
  const b = C * Math.sin((h * Math.PI) / 180);
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${channel(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)}${channel(
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
  )}${channel(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)}`;
};

/** Colour of lamp light. */
export const LAMP = '#f7d3a4';

/** Hues that look clean on dark backgrounds: no olive or acid green, more warm hues. */
const HUES = [8, 24, 38, 52, 68, 82, 152, 170, 192, 214, 238, 262, 286, 312, 338, 354];

/** The clean hue that is nearest to a hue, in degrees. */
export const cleanHue = (hue: number): number => {
  const distance = (other: number) => Math.abs(((other - hue + 540) % 360) - 180);
  return HUES.reduce((best, next) => (distance(next) < distance(best) ? next : best));
};

/** Colour of a game at lightness L, with chroma multiplied by c and hue shifted by o degrees. */
export type Tone = (L: number, c?: number, o?: number) => string;

/** Returns a tone function whose hue moves from `hue` by up to `turn` degrees with increasing lightness. */
export const palette =
  (hue: number, turn: number): Tone =>
  (L, c = 1, o = 0) => {
    const lift = (L - 0.2) / 0.75;
    const C = c * (0.036 + 0.092 * Math.sin(Math.PI * Math.min(1, Math.max(0, (L - 0.08) / 0.95))));
    return oklch(L, C, hue + turn * lift + o);
  };

/** Hue shift of the lighter tones: ambers towards copper, greens towards teal. */
export const turnOf = (hue: number, r: Random): number => {
  const side = r() > 0.5 ? 1 : -1;
  const direction = hue > 30 && hue < 100 ? -1 : hue > 140 && hue < 175 ? 1 : side;
  return direction * (16 + r() * 26);
};
