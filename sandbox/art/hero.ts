import { hash, seededRandom } from '#sandbox/random.ts';
import { createDefs, svg } from './draw.ts';
import { corridor } from './scenes/corridor.ts';
import { harbour } from './scenes/harbour.ts';
import { lanternStreet } from './scenes/lantern-street.ts';
import { lotusLake } from './scenes/lotus-lake.ts';
import { roulette } from './scenes/roulette.ts';
import { GROUND, type Scene } from './scenes/scene.ts';

const scenes = {
  corridor,
  'lotus-lake': lotusLake,
  roulette,
  harbour,
  'lantern-street': lanternStreet,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
export const isSceneName = (name: string): name is SceneName => Object.hasOwn(scenes, name);
export const SCENE_NAMES = Object.keys(scenes).filter(isSceneName);

/** Size and focus of each banner shape; the shapes are those of use_type (specification, section 7). */
const shapes = {
  desktop: { width: 1200, height: 520, x: 905, y: 276, scale: 1, wordsEnd: 0.68 },
  small: { width: 960, height: 420, x: 716, y: 222, scale: 0.8, wordsEnd: 0.68 },
  mobile: { width: 716, height: 380, x: 580, y: 204, scale: 0.66, wordsEnd: 0.78 },
  wide: { width: 1200, height: 480, x: 600, y: 250, scale: 0.92, wordsEnd: 0 },
} as const;

export type HeroShape = keyof typeof shapes;
export const isHeroShape = (name: string): name is HeroShape => Object.hasOwn(shapes, name);

/** A banner image; its left side fades to the page background, on which the page shows text. */
export const drawHero = (name: SceneName, shape: HeroShape): string => {
  const { width, height, x, y, scale, wordsEnd } = shapes[shape];
  const def = createDefs(`h${hash(name).toString(36)}`);
  const body = scenes[name]({ def, r: seededRandom(name) });
  const fade = wordsEnd
    ? `<rect width="${width}" height="${height}" fill="${def.across([
        [0, GROUND],
        [wordsEnd * 0.64, GROUND, 0.86],
        [wordsEnd, GROUND, 0],
      ])}"/>`
    : '';
  return svg(
    width,
    height,
    def.all(),
    `<rect width="${width}" height="${height}" fill="${GROUND}"/><g transform="translate(${x} ${y}) scale(${scale})">${body}</g>${fade}`,
    'xMaxYMid slice',
  );
};
