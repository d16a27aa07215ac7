import type { SyntheticEvent } from 'react';

/** For an image that does not come: what lies under it is seen, and nothing of the browser's own (global.css). */
export const leaveGround = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
  currentTarget.removeAttribute('src');
