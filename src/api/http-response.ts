import * as v from 'valibot';
import { clientErrorCodes, type Failure } from '#contract/call.ts';
import type { SiteConfig } from '#contract/site.ts';
import { serverNow } from './server-time.ts';

/*
 * What a response says besides the contract's envelopes: other forms of success that the site config names, the words of a
 * framework about an error, and that the session has ended.
 */

const text = v.fallback(v.optional(v.string()), undefined);
/** Errors as frameworks write them; `errors` are those of Laravel, by field. */
const frameworkError = v.object({
  message: text,
  error: v.fallback(v.optional(v.union([v.string(), v.object({ message: v.string() })])), undefined),
  errors: v.fallback(v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())]))), undefined),
});

/** The server's words about an error, and those about the fields of the request, which come first. */
function wordsOf(body: unknown): Pick<Failure, 'serverMessage' | 'fields'> {
  const read = v.safeParse(frameworkError, body);
  if (!read.success) return {};
  const { message, error, errors = {} } = read.output;
  const fields = Object.fromEntries(
    Object.entries(errors).map(([name, words]) => [name, [words].flat().join(' ')]),
  );
  const byField = Object.values(fields).join(' ');
  const words = byField || message || (typeof error === 'object' ? error.message : error);
  return { ...(words && { serverMessage: words }), ...(byField && { fields }) };
}

/**
 * The failure of a response with an error status and without an envelope: a 4xx has the status as its code and is no
 * unknown outcome. `failure`: as the envelope was read.
 */
export function httpFailure(failure: Failure, status: number, body: unknown): Failure {
  const { fields, serverMessage } = wordsOf(body);
  // An envelope has the code and the message, and may have words about fields beside them.
  if (failure.code !== clientErrorCodes.malformed) return { ...failure, ...(fields && { fields }) };
  const known = { ...failure, ...(serverMessage && { serverMessage }), ...(fields && { fields }) };
  // A server of files answers 405 where nothing takes a POST.
  if (status === 404 || status === 405) return { ...known, isMissing: true };
  return status >= 400 && status < 500 ? { ...known, code: String(status) } : known;
}

/** When the operator allows the next try: the `Retry-After` of 429 and 503, in milliseconds of the operator's clock. */
export function retryAt({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const header = headers.get('retry-after') ?? '';
  const at = /^\d{1,6}$/.test(header) ? serverNow() + Number(header) * 1_000 : Date.parse(header);
  return Number.isNaN(at) ? undefined : at;
}

/**
 * Whether a response to a member's call looks like that of a session that has ended: HTML of a sign-in page, at once or
 * after a redirect, 419, or 403 without an envelope. Only another call can tell.
 */
export function looksSignedOut(
  { status, redirected }: Response,
  body: string,
  hasEnvelope: boolean,
): boolean {
  if (hasEnvelope) return false;
  return redirected || status === 419 || status === 403 || (status === 200 && /^\s*</.test(body));
}

type Envelope = SiteConfig['envelope'];
const isObject = (body: unknown): body is Record<string, unknown> =>
  typeof body === 'object' && body !== null && !Array.isArray(body);

/** Other forms of success: which one the body has, and the body as the contract has it. */
function otherForm(
  body: unknown,
): { name: keyof Envelope; isOn: (rules: Envelope) => boolean; body: object } | null {
  if (!isObject(body) || 'header' in body) return null;
  const { code, status, data = null, message } = body;
  if (code === 0 || code === '0' || code === 200 || code === '200')
    return {
      name: 'successCodes',
      isOn: ({ successCodes }) => successCodes.includes(String(code)),
      body: { ...body, code: 100 },
    };
  if ('code' in body) return null;
  if (status === 'success')
    return { name: 'status', isOn: (rules) => rules.status, body: { code: 100, message, data } };
  if ('data' in body && Object.keys(body).every((key) => ['data', 'message', 'meta', 'links'].includes(key)))
    return { name: 'data', isOn: (rules) => rules.data, body: { code: 100, message, data } };
  return null;
}

/** The body of a call in the contract's envelope, if it has one of the forms that the site config's `envelope` names. */
export function inEnvelope(call: string, body: unknown, rules: Envelope | undefined): unknown {
  const form = otherForm(body);
  if (!form) return body;
  if (rules && form.isOn(rules)) return form.body;
  void tellForm(call, form.name);
  return body;
}

const otherForms: Record<keyof Envelope, string> = {
  successCodes: 'code 0 or 200',
  status: '{ status: "success" }',
  data: '{ data } alone',
};

async function tellForm(call: string, name: keyof Envelope) {
  const { tellProblem } = await import('#src/diagnostics/problems.ts');
  tellProblem({
    message: `a response may be a success in a form that the site config does not name: envelope.${name}`,
    call,
    expected: `code 100, or envelope.${name} in the site config`,
    seen: otherForms[name],
    guide: '2-how-a-call-looks',
  });
}
