/**
 * Path below which a server has the app, such as `/m` for a build made by `vite build --base /m/`; '' for a host of its own.
 * Routes, languages and the site config know nothing of it.
 */
export const base: string = import.meta.env.BASE_URL.replace(/\/$/, '');

/** A path of the app as a path of the host: `/m/loading` for `/loading`. One that is below the base already stays. */
export const onHost = (path: string): string => (isBelowBase(path) ? path : base + path);

/** A path of the host as a path of the app: `/loading` for `/m/loading`. */
export const inApp = (path: string): string =>
  base && isBelowBase(path) ? path.slice(base.length) || '/' : path;

/** Whether the app answers a path of the host. */
export const isBelowBase = (path: string): boolean => path === base || path.startsWith(`${base}/`);
