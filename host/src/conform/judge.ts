import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import * as v from 'valibot';
import { type Endpoint, isSuccess, readResult } from '../../../contract/call.ts';
import { emptyLog, logIssue, type ReadConfig, type ReadLog } from '../../../contract/read-log.ts';
import { jsonSchema } from '../documents/json-schema.ts';
import { type Note, shown, type Verdict } from './finding.ts';

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true, validateFormats: false });
const validators = new WeakMap<v.GenericSchema, ValidateFunction>();

const validatorOf = (schema: v.GenericSchema): ValidateFunction => {
  const known = validators.get(schema);
  if (known) return known;
  const validate = ajv.compile(jsonSchema(schema));
  validators.set(schema, validate);
  return validate;
};

/** The most notes that a report has for one response. */
const maxNotes = 8;

const notesOfErrors = (errors: readonly ErrorObject[]): Note[] => {
  const seen = new Map<string, Note>();
  // The rows of a list repeat an error; the first of its kind is enough.
  for (const { instancePath, message = '', data, keyword } of errors) {
    // It only follows from the errors of the variants.
    if (keyword === 'anyOf' || keyword === 'oneOf') continue;
    const path = instancePath.slice(1).replaceAll('/', '.');
    const field = path.split('.').at(-1);
    const key = `${path.replaceAll(/\b\d+\b/g, '*')} ${message}`;
    if (!seen.has(key)) seen.set(key, { path, expected: message, seen: shown(data, field) });
  }
  return [...seen.values()].slice(0, maxNotes);
};

const notesOfIssues = (issues: Iterable<v.BaseIssue<unknown>>, beginning = ''): Note[] =>
  [...issues].slice(0, maxNotes).map((issue) => {
    const path = [beginning, v.getDotPath(issue) ?? ''].filter(Boolean).join('.');
    return {
      path,
      expected: issue.expected ?? issue.message,
      seen: shown(issue.input, path.split('.').at(-1)),
    };
  });

/** What the app makes of data: read as it is documented, read in another form, or not at all. */
export const judgeData = (schema: v.GenericSchema, data: unknown): { verdict: Verdict; notes: Note[] } => {
  const log: ReadLog = emptyLog();
  const late: ReadLog[] = [];
  const config: ReadConfig = { log, report: (more) => late.push(more) };
  const read = schema['~run']({ value: data }, config);
  if (read.issues) {
    for (const issue of read.issues) logIssue(log, issue);
    const notes = notesOfIssues(log.issues.values());
    const validate = validatorOf(schema);
    // Where data may have several shapes, the reader names no field; the JSON schema does.
    const inside =
      notes.some(({ path }) => path !== '') || validate(data) ? [] : notesOfErrors(validate.errors ?? []);
    return { verdict: 'refused', notes: [...notes, ...inside].slice(0, maxNotes) };
  }
  const lost = [log, ...late].flatMap(({ issues }) => [...issues.values()]);
  if (lost.length > 0) return { verdict: 'refused', notes: notesOfIssues(lost) };
  const validate = validatorOf(schema);
  if (validate(data)) return { verdict: 'right', notes: [] };
  return { verdict: 'quirk', notes: notesOfErrors(validate.errors ?? []) };
};

export type Received = {
  status: number;
  /** Undefined if the body is no JSON. */
  body: unknown;
  text: string;
  /** Token of the Authorization header. */
  token?: string;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Code and data of a body in one of the two envelopes; undefined if it has none. */
const opened = (body: unknown): { code: unknown; data: unknown } | undefined => {
  if (!isObject(body)) return undefined;
  if ('code' in body) return { code: body.code, data: body.data };
  if (isObject(body.header) && 'status' in body.header) return { code: body.header.status, data: body.body };
  return undefined;
};

export type Judgement = { verdict: Verdict; notes: Note[]; data?: unknown };

const envelopeText = '{ code, message, data } or { header: { status, desc }, body }';

/** What the app makes of a response to a call. */
export const judge = (endpoint: Endpoint, { status, body, text, token }: Received): Judgement => {
  const refuse = (path: string, expected: string, seen: string): Judgement => ({
    verdict: 'refused',
    notes: [{ path, expected, seen }],
  });
  const envelope = opened(body);
  // A server of files answers 405 where nothing takes a POST.
  if ((status === 404 || status === 405) && !envelope) return { verdict: 'missing', notes: [] };
  if (status >= 500 || status === 408 || status === 429)
    return refuse('status', 'a status below 500 that is not 408 or 429', String(status));
  if (body === undefined) return refuse('body', 'JSON', shown(text.slice(0, 60)));
  const result = readResult(endpoint, body, {
    isError: status >= 400,
    ...(token !== undefined && { token }),
  });
  if (!envelope) {
    if (!result.ok) return refuse('body', envelopeText, shown(body));
    const { verdict, notes } = judgeData(endpoint.response, body);
    return {
      verdict: verdict === 'refused' ? 'refused' : 'quirk',
      notes: [{ path: 'body', expected: envelopeText, seen: 'data without an envelope' }, ...notes],
      data: result.data,
    };
  }
  const code = String(envelope.code);
  if (code === '404') return { verdict: 'missing', notes: [] };
  // Read, but whether it is meant cannot be known from here.
  if (!isSuccess(code))
    return {
      verdict: 'failed',
      notes: [{ path: 'code', expected: '100 or 1000', seen: shown(envelope.code) }],
    };
  const withToken =
    endpoint.signsIn && token && isObject(envelope.data) && !envelope.data.token
      ? { ...envelope.data, token }
      : envelope.data;
  const judged = judgeData(endpoint.response, withToken);
  const odd: Note[] =
    status >= 400
      ? [{ path: 'status', expected: '200 with the code of a success', seen: String(status) }]
      : [];
  return {
    verdict: judged.verdict === 'right' && odd.length > 0 ? 'quirk' : judged.verdict,
    notes: [...odd, ...judged.notes],
    ...(result.ok && { data: result.data }),
  };
};
