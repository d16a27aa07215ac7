/** Viewport sizes of the two layouts. */
export const desktopSize = { width: 1440, height: 900 };
export const phoneSize = { width: 390, height: 844 };
