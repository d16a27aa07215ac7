import type { HeroShape, SceneName } from './hero.ts';
import type { LogoKind } from './logo.ts';
import type { MarkName } from './provider-mark.ts';
import type { FamilyName } from './tile.ts';

/** Images are cached permanently by URL: increase the number when a drawing changes. */
export const ART_ROOT = '/art/1';

export const tileUrl = (seed: string, family: FamilyName, hue: number): string =>
  `${ART_ROOT}/tile/${family}/${hue}/${encodeURIComponent(seed)}.webp`;
export const doorUrl = (gtId: number, active?: 'active'): string =>
  `${ART_ROOT}/door/${gtId}${active ? '-active' : ''}.svg`;
export const markUrl = (seed: string, mark: MarkName, hue: number, ink: 'light' | 'dark'): string =>
  `${ART_ROOT}/provider/${ink}/${mark}/${hue}/${seed}.svg`;
export const heroUrl = (scene: SceneName, shape: HeroShape): string =>
  `${ART_ROOT}/hero/${shape}/${scene}.svg`;
export const logoUrl = (kind: LogoKind): string => `${ART_ROOT}/logo/${kind}.svg`;
export const promotionUrl = (seed: string, family: FamilyName, hue: number): string =>
  `${ART_ROOT}/promotion/${family}/${hue}/${seed}.svg`;
