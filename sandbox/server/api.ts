import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { endpoints, type Path } from '#contract/endpoints.ts';
import type { ResponseScript } from './control-protocol.ts';
import { envelope, type ResponseBody } from './envelope.ts';
import type { Handler, HandlerContext } from './handler.ts';
import { ApiError, apiError } from './handler.ts';
import { handlers } from './handlers.ts';
import { languageOf, type MessageKey, messageIn } from './messages/messages.ts';
import { type Origins, originsOf } from './origins.ts';
import { jsonBody } from './request-body.ts';
import type { RequestLog } from './request-log.ts';
import type { Scripts } from './response-scripts.ts';
import type { Services } from './services.ts';
import { SITE_TITLE, siteTitleOf } from './site-config.ts';

export type ApiEnv = { Bindings: HttpBindings };
type Ctx = Context<ApiEnv>;

/** Milliseconds after which a response carries a new token. */
const ROTATE_AFTER = 30 * 60_000;
const SUCCESS = { code: 100, message: '' };

const languageIn = (c: Context) => languageOf(c.req.header('accept-language'));

/** Body of an error response in the request's language. */
const errorBody = (c: Context, { code, message, data, values }: ApiError): ResponseBody => ({
  code,
  message: messageIn(languageIn(c), message, values),
  data,
});

/** Error response of a request without a handler. */
export const errorResponse = (c: Context, status: 404 | 413 | 500, message: MessageKey): Response =>
  c.json({ ...errorBody(c, apiError(status, message)), code: status }, status);

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The account that a request body names; empty without one. */
const accountIn = (body: unknown): string => {
  const read = v.safeParse(
    v.object({ account: v.optional(v.string()), member_account: v.optional(v.string()) }),
    body,
  );
  return read.success ? (read.output.account ?? read.output.member_account ?? '') : '';
};

/**
 * Writes the body directly to the socket: in 10 pieces within `slow` ms, or half of it before a disconnect.
 */
const sendRaw = async (c: Ctx, body: string, slow: number, drop: boolean): Promise<Response> => {
  const { outgoing } = c.env;
  const bytes = Buffer.from(body);
  outgoing.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  if (drop) {
    outgoing.write(bytes.subarray(0, bytes.length >> 1), () => outgoing.destroy());
    return RESPONSE_ALREADY_SENT;
  }
  const pieces = 10;
  for (let i = 0; i < pieces && !outgoing.destroyed; i++) {
    outgoing.write(
      bytes.subarray(Math.floor((bytes.length * i) / pieces), Math.floor((bytes.length * (i + 1)) / pieces)),
    );
    await wait(slow / pieces);
  }
  outgoing.end();
  return RESPONSE_ALREADY_SENT;
};

export type ApiParts = {
  services: Services;
  scripts: Scripts;
  log: RequestLog | undefined;
  origins: Origins;
};

/** Routes of all endpoints; each request is handled by its handler or by a response script. */
export const apiRoutes = ({ services, scripts, log, origins }: ApiParts): Hono<ApiEnv> => {
  const app = new Hono<ApiEnv>();

  const handle = async <P extends Path>(
    path: P,
    c: Ctx,
    body: unknown,
    found: Found,
    hasToken: boolean,
  ): Promise<ResponseBody> => {
    const parsed = v.safeParse(endpoints[path].request, body);
    if (!parsed.success) {
      const where = parsed.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ');
      return errorBody(c, apiError(400, 'invalidRequest', null, { fields: where }));
    }
    const context = {
      body: parsed.output,
      get member() {
        if (!found) throw new Error(`${path} is open to visitors and asks for the member`);
        return found.member;
      },
      sessionId: found?.sessionId ?? '',
      hasToken,
      signedIn: found?.member,
      language: languageIn(c),
      ...originsOf(origins, c.req.header('host')),
      ipAddress: c.env.incoming.socket.remoteAddress ?? '',
      header: (name: string) => c.req.header(name),
    } as HandlerContext<P>;
    const handler: Handler<P> = handlers[path];
    const result: unknown = await handler(services, context);
    return result instanceof ApiError ? errorBody(c, result) : { ...SUCCESS, data: result };
  };

  type Found = Awaited<ReturnType<Services['sessions']['find']>>;

  /** Responds to a request by its script, or else by its handler. */
  const respond = async (path: Path, c: Ctx): Promise<Response> => {
    // Answers have the data of members, and tokens.
    c.header('Cache-Control', 'no-store');
    const body = await jsonBody(c);
    const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const found = token === undefined ? undefined : await services.sessions.find(token);
    const account = found?.member.account ?? accountIn(body);
    const taken = scripts.take(path, account);
    const script = taken && (await prepare(c, path, account, taken));
    const record = (status: number, code: string): void =>
      log?.add({
        path,
        account,
        body,
        status,
        code,
        language: c.req.header('accept-language') ?? '',
        signedIn: found !== undefined,
      });
    // A call whose client disconnected while it was held must not have any effect.
    if (script === 'gone') {
      record(499, 'gone');
      return RESPONSE_ALREADY_SENT;
    }
    const language = languageIn(c);
    const title = siteTitleOf(originsOf(origins, c.req.header('host')).appOrigin, language);
    const titleInJson = JSON.stringify(title).slice(1, -1);
    const textOf = (...body: Parameters<typeof envelope>): string =>
      envelope(...body).replaceAll(SITE_TITLE, titleInJson);
    const send = (responseBody: ResponseBody, status = 200): Response => {
      record(status, String(responseBody.code));
      const { response: scripted } = script ?? {};
      const other = scripted?.kind === 'code' && scripted.otherEnvelope === true;
      return c.body(textOf(path, responseBody, other), status as 200, {
        'content-type': 'application/json',
      });
    };
    if (script && script.response.kind !== 'real' && script.response.kind !== 'drop')
      return sendScripted(c, script, send);
    if (endpoints[path].member && !found) return send(errorBody(c, apiError(401, 'notSignedIn')), 401);
    if (found && (script?.rotate || Date.now() - found.since > ROTATE_AFTER)) {
      const fresh = await services.sessions.rotate(found);
      c.header('Authorization', `Bearer ${fresh}`);
    }
    const responseBody = await handle(path, c, body, found, token !== undefined);
    const response = send(responseBody);
    if (script?.response.kind === 'drop' || script?.slow)
      return sendRaw(c, textOf(path, responseBody), script.slow ?? 0, script.response.kind === 'drop');
    return response;
  };

  /** Applies the script's delay and hold; returns the script to use, or 'gone' if the client disconnected. */
  const prepare = async (
    c: Ctx,
    path: Path,
    account: string,
    script: ResponseScript & { id: string },
  ): Promise<ResponseScript | 'gone'> => {
    const gone = new AbortController();
    c.env.outgoing.once('close', () => gone.abort());
    if (script.delay) await wait(script.delay);
    const chosen =
      script.hold && !gone.signal.aborted
        ? await scripts.hold({ id: script.id, path, account }, gone.signal)
        : undefined;
    if (gone.signal.aborted) return 'gone';
    return chosen ? { ...script, response: chosen } : script;
  };

  const sendScripted = (
    c: Ctx,
    script: ResponseScript,
    send: (responseBody: ResponseBody, status?: number) => Response,
  ): Response | Promise<Response> => {
    const { response } = script;
    switch (response.kind) {
      case 'code': {
        const { code, message = '', data = null, otherEnvelope } = response;
        const responseBody = { code, message, data };
        const sent = send(responseBody);
        return script.slow
          ? sendRaw(c, envelope(script.path, responseBody, otherEnvelope), script.slow, false)
          : sent;
      }
      case 'json':
      case 'text': {
        const text = response.kind === 'json' ? JSON.stringify(response.body) : response.text;
        send({ code: response.kind, message: '', data: null });
        return script.slow
          ? sendRaw(c, text, script.slow, false)
          : c.body(text, 200, { 'content-type': 'application/json' });
      }
      case 'status': {
        const { body, status } = response;
        const sent = send({ code: status, message: '', data: null }, status);
        return body === undefined ? sent : c.body(body, status as 200);
      }
      default:
        throw new Error(`not a scripted response: ${response.kind}`);
    }
  };

  for (const { path, url } of Object.values(endpoints)) app.post(url, (c) => respond(path, c));
  app.onError((error, c) => {
    console.error(error);
    return errorResponse(c, 500, 'serverError');
  });
  return app;
};
