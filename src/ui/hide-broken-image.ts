import type { SyntheticEvent } from 'react';

/** Hides an image that failed to load, and the browser's own placeholder with it (global.css). */
export const hideBrokenImage = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.removeAttribute('src');
