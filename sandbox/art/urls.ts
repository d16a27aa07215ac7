import { createHash } from 'node:crypto';
import type { HeroShape, SceneName } from './hero.ts';
import type { LogoKind } from './logo.ts';
import type { Poster } from './poster.ts';
import type { MarkName } from './provider-mark.ts';

/** Images are cached permanently by URL: increase the number when a drawing changes. */
export const ART_ROOT = '/art/2';

const digest = (poster: Poster): string =>
  createHash('sha1').update(JSON.stringify(poster)).digest('base64url').slice(0, 10);

/** A poster's URL changes with its description. */
export const tileUrl = (code: string, poster: Poster): string =>
  `${ART_ROOT}/tile/${code}.${digest(poster)}.webp`;
export const hallCardUrl = (gtId: number, active?: 'active'): string =>
  `${ART_ROOT}/door/${gtId}${active ? '-active' : ''}.svg`;
export const markUrl = (seed: string, mark: MarkName, hue: number, ink: 'light' | 'dark'): string =>
  `${ART_ROOT}/provider/${ink}/${mark}/${hue}/${seed}.svg`;
export const heroUrl = (scene: SceneName, shape: HeroShape): string =>
  `${ART_ROOT}/hero/${shape}/${scene}.svg`;
export const logoUrl = (kind: LogoKind): string => `${ART_ROOT}/logo/${kind}.svg`;
export const promotionUrl = (seed: string, subject: string, hue: number): string =>
  `${ART_ROOT}/promotion/${subject}/${hue}/${seed}.svg`;
