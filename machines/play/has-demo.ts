import { defaultGtId, demoProviders } from '#contract/constants.ts';
import type { LaunchGame } from '#machines/kernel/events.ts';

/** Whether the game can be tried with demo money. */
export const hasDemo = ({ gpId, gtId }: Pick<LaunchGame, 'gpId' | 'gtId'>): boolean =>
  gtId === defaultGtId && demoProviders.includes(gpId);
