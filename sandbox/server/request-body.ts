import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** In bytes. */
const MAX_BODY_SIZE = 256 * 1_024;
/** Maximum depth of nested objects and arrays; deeper ones overflow the stack of functions that walk the body. */
const MAX_DEPTH = 20;

/** Responds to requests with a body of more than `maxSize` bytes by `respond`. */
export const limitBody = (respond: (c: Context) => Response, maxSize = MAX_BODY_SIZE): MiddlewareHandler =>
  bodyLimit({
    maxSize,
    onError: (c) => {
      // The rest of the body is not read, so that the connection cannot be used again.
      c.header('Connection', 'close');
      return respond(c);
    },
  });

const isShallow = (body: unknown): boolean => {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return false;
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
  return true;
};

/** The JSON body; undefined if it is malformed or nested too deeply. */
export const jsonBody = async (c: Context): Promise<unknown> => {
  const body: unknown = await c.req.json().catch(() => undefined);
  return isShallow(body) ? body : undefined;
};
