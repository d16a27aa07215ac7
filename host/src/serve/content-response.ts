import Negotiator from 'negotiator';
import { parse as parseRange } from 'range-parser';
import type { Content, Encoding } from './build.ts';

/** The best encoding first, since a client gives all that it accepts the same weight. */
const encodings = ['br', 'gzip'] as const;

const encodingFor = (content: Content, accepted: string | undefined): Encoding | undefined => {
  if (!accepted) return undefined;
  const accepts = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings();
  return encodings.find((name) => content.encoded[name] && (accepts.includes(name) || accepts.includes('*')));
};

/** Whether an If-None-Match or If-Range header names the tag. */
const names = (header: string | undefined, etag: string): boolean =>
  (header ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''))
    .some((each) => each === '*' || each === etag);

/** The code of ranges that are well formed and outside of the body. */
const unsatisfiable = 2;

/** The one range that is asked for; undefined sends all. Several ranges are answered by all of the body. */
const rangeOf = (
  header: string | null,
  size: number,
): { start: number; end: number } | 'beyond' | undefined => {
  if (!header) return undefined;
  const { code, type, ranges } = parseRange(size, header);
  if (type !== 'bytes') return undefined;
  if (ranges.length === 0) return code === unsatisfiable ? 'beyond' : undefined;
  return ranges.length === 1 ? ranges[0] : undefined;
};

/**
 * Responds with a content in the best encoding that the client accepts: 200, 304 when the client has it, 206 for one
 * range of bytes, 416 when the range is beyond the end. Ranges are of the uncompressed body.
 */
export const contentResponse = (
  request: Request,
  content: Content,
  headers: Readonly<Record<string, string>>,
): Response => {
  const asked = request.headers;
  const range = asked.get('range');
  const encoding = range ? undefined : encodingFor(content, asked.get('accept-encoding') ?? undefined);
  const body = (encoding && content.encoded[encoding]) ?? content.body;
  const etag = `"${content.tag}${encoding ? `-${encoding}` : ''}"`;
  const common: Record<string, string> = { Vary: 'Accept-Encoding', ...headers, ETag: etag };
  if (names(asked.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers: common });
  const full: Record<string, string> = {
    ...common,
    'Content-Type': content.type,
    'Accept-Ranges': 'bytes',
    ...(encoding && { 'Content-Encoding': encoding }),
  };
  const condition = asked.get('if-range');
  const part = condition && !names(condition, etag) ? undefined : rangeOf(range, body.length);
  const send = (bytes: Buffer, status: number, more: Record<string, string> = {}): Response =>
    new Response(
      request.method === 'HEAD'
        ? null
        : new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length),
      {
        status,
        headers: { ...full, ...more, 'Content-Length': String(bytes.length) },
      },
    );
  if (part === 'beyond')
    return new Response(null, {
      status: 416,
      headers: { ...common, 'Content-Range': `bytes */${body.length}` },
    });
  if (!part) return send(body, 200);
  return send(body.subarray(part.start, part.end + 1), 206, {
    'Content-Range': `bytes ${part.start}-${part.end}/${body.length}`,
  });
};
