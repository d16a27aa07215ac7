import type { DehydratedState } from '@tanstack/react-query';

/*
 * Long results of the calls of a rendered page are not in its document but in files beside the scripts, so that the document
 * comes with the first packets of a connection.
 */

/** Characters of JSON of the longest result in a document (docs/decisions/0374). */
const longest = 8_000;

/** Takes the `data` of long results out; returns them in JSON by the hash of their query. */
export function takeOutLongResults({ queries, ...state }: DehydratedState) {
  const results: Record<string, string> = {};
  const rest = queries.map((query) => {
    const json = JSON.stringify(query.state.data);
    if (json.length <= longest) return query;
    results[query.queryHash] = json;
    return { ...query, state: { ...query.state, data: undefined } };
  });
  return { queries: { ...state, queries: rest }, results };
}

/** Fetches the `data` that was taken out, by its addresses. Rejects if any is missing. */
export async function putBackLongResults(
  { queries, ...state }: DehydratedState,
  addresses: Readonly<Record<string, string>>,
): Promise<DehydratedState> {
  const load = async (query: string): Promise<unknown> => {
    const address = addresses[query];
    if (!address) throw new Error(`${query} has no data`);
    // The mode and credentials are those of the document's preload, which answers it in all browsers. With others WebKit asks again.
    const response = await fetch(address, { mode: 'no-cors', credentials: 'include' });
    if (!response.ok) throw new Error(`${address}: status ${response.status}`);
    return response.json();
  };
  const whole = queries.map(async (query) => {
    if (query.state.data !== undefined) return query;
    return { ...query, state: { ...query.state, data: await load(query.queryHash) } };
  });
  return { ...state, queries: await Promise.all(whole) };
}
