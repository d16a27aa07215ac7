import { exposedHeaders, requestHeaders } from '../static/serving-rules.ts';
import type { Finding, Note } from './finding.ts';

const namesIn = (header: string | null): string[] =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

/** The names that a header of CORS does not grant. A wildcard grants all but `authorization`. */
const missingIn = (header: string | null, names: readonly string[]): string[] => {
  const granted = namesIn(header);
  return names.filter(
    (name) => !granted.includes(name) && !(granted.includes('*') && name !== 'authorization'),
  );
};

export type CrossOrigin = {
  subject: string;
  url: URL;
  method: 'GET' | 'POST';
  /** Origin of the pages. */
  origin: string;
  /** Headers of requests besides those of every call, such as those of `/get_login_header`. */
  more?: readonly string[];
  /** Response headers that the page reads. */
  exposed?: readonly string[];
};

/** Whether a browser lets a page of another origin send a request and read its response (CORS). */
export const checkCrossOrigin = async ({
  subject,
  url,
  method,
  origin,
  more = [],
  exposed = exposedHeaders,
}: CrossOrigin): Promise<Finding> => {
  const notes: Note[] = [];
  const expect = (path: string, expected: string, seen: string | null) =>
    notes.push({ path, expected, seen: seen ?? 'nothing' });
  const isAllowed = (header: string | null) => header === origin || header === '*';
  try {
    const names = [...requestHeaders, ...more.map((name) => name.toLowerCase())];
    const asked = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': names.join(','),
      },
    });
    if (!asked.ok) expect('status of OPTIONS', 'a success, such as 204', String(asked.status));
    const preflight = asked.headers.get('access-control-allow-origin');
    if (!isAllowed(preflight)) expect('access-control-allow-origin of OPTIONS', origin, preflight);
    const refused = missingIn(asked.headers.get('access-control-allow-headers'), names);
    if (refused.length > 0)
      expect(
        'access-control-allow-headers',
        refused.join(', '),
        asked.headers.get('access-control-allow-headers'),
      );
    const sent = await fetch(url, {
      method,
      headers: { origin, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: '{}' }),
    });
    const allowed = sent.headers.get('access-control-allow-origin');
    if (!isAllowed(allowed)) expect('access-control-allow-origin', origin, allowed);
    const hidden = missingIn(sent.headers.get('access-control-expose-headers'), exposed);
    if (hidden.length > 0)
      expect(
        'access-control-expose-headers',
        hidden.join(', '),
        sent.headers.get('access-control-expose-headers'),
      );
  } catch (error) {
    const { message, cause } = error as Error & { cause?: { code?: string } };
    expect('', 'a response', cause?.code ?? message);
  }
  return {
    subject,
    verdict: notes.length === 0 ? 'right' : 'refused',
    notes,
    ...(notes.length > 0 && { loss: `Browsers refuse it to pages of ${origin}, or hide a part of it.` }),
  };
};
