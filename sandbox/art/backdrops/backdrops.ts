import type { Backdrop } from './backdrop.ts';
import { cave, neon, palace, salon, speed, stadium, stage } from './indoors.ts';
import { clouds, dunes, forest, mountains, sea, street } from './outdoors.ts';

export const BACKDROPS = {
  mountains,
  sea,
  forest,
  dunes,
  clouds,
  street,
  palace,
  stadium,
  salon,
  cave,
  neon,
  stage,
  speed,
} satisfies Record<string, Backdrop>;

export type BackdropName = keyof typeof BACKDROPS;
