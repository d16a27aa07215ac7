import type { InferOutput } from 'valibot';
import type { Wire } from '#contract/call.ts';
import type { EndpointOf, Path } from '#contract/endpoints.ts';
import type { Language } from '#contract/site.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import type { MessageKey, MessageValues } from './messages/messages.ts';
import type { Services } from './services.ts';

/** Error response of a handler: code of the specification, section 8, message and optional data. */
export class ApiError {
  readonly code: string;
  readonly message: MessageKey;
  readonly data: unknown;
  readonly values: MessageValues;
  constructor(code: number | string, message: MessageKey, data: unknown = null, values: MessageValues = {}) {
    this.code = String(code);
    this.message = message;
    this.data = data;
    this.values = values;
  }
}

/** An `ApiError` without `new`; `values` fill the placeholders of the message. */
export const apiError = (
  code: number | string,
  message: MessageKey,
  data?: unknown,
  values?: MessageValues,
): ApiError => new ApiError(code, message, data, values);

export type HandlerContext<P extends Path> = {
  body: InferOutput<EndpointOf<P>['request']>;
  /** The signed-in member; only for endpoints that require a token. */
  member: MemberRow;
  /** The member's session; only for endpoints that require a token. */
  sessionId: string;
  /** Whether the request has a token, be it valid or not. */
  hasToken: boolean;
  /** The signed-in member if there is one, for endpoints that are open to visitors. */
  signedIn: MemberRow | undefined;
  language: Language;
  /** Origin of the site for this request: `https://host`. */
  appOrigin: string;
  gamesOrigin: string;
  /** Where this machine reaches the games server. */
  gamesUrl: string;
  ipAddress: string;
  header: (name: string) => string | undefined;
};

type HandlerResult<P extends Path> = Wire<EndpointOf<P>> | ApiError;
export type Handler<P extends Path> = (
  services: Services,
  context: HandlerContext<P>,
) => HandlerResult<P> | Promise<HandlerResult<P>>;

/** One handler per endpoint; a missing handler is a compile error. */
export type Handlers = { [P in Path]: Handler<P> };
