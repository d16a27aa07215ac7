import { site } from './site.ts';

/** Whether the site's config closes the provider of a game or platform. */
export const isInactive = ({ gpId }: { gpId: string }): boolean => site.inactiveProviders.includes(gpId);
