import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

const nameFor = (token: string): string => `play_${token.slice(0, 12).replaceAll(/[^\w-]/g, '')}`;

/** Keeps the key of a game's page in the browser that has opened it, also if the page is framed by another site. */
export const keepKey = (c: Context, token: string, key: string): void => {
  const isSecure = c.req.url.startsWith('https:') || c.req.header('x-forwarded-proto') === 'https';
  setCookie(c, nameFor(token), key, {
    path: c.req.path,
    httpOnly: true,
    ...(isSecure
      ? { sameSite: 'None' as const, secure: true, partitioned: true }
      : { sameSite: 'Lax' as const }),
  });
};

/** The key that this browser has kept for the address; empty without one. */
export const keptKey = (c: Context, token: string): string => getCookie(c, nameFor(token)) ?? '';
