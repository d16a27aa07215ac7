import { bearerToken, type Endpoint } from '../../../contract/call.ts';
import { requestTimeout } from '../../../contract/constants.ts';
import type { Received } from './judge.ts';

export type Caller = {
  api: URL;
  locale: string;
};

export type Called = Received & { date: string | null };

/** Calls a back end as the app does. Throws an error with a reason if there is no response. */
export const callBackEnd = async (
  { api, locale }: Caller,
  { url, signsIn }: Endpoint,
  body: unknown,
  { token, headers = {} }: { token?: string | undefined; headers?: Record<string, string> } = {},
): Promise<Called> => {
  const response = await fetch(new URL(url, api), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': locale,
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeout),
  });
  const text = await response.text();
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    parsed = undefined;
  }
  const header = bearerToken(response.headers.get('authorization') ?? '');
  return {
    status: response.status,
    body: parsed,
    text,
    date: response.headers.get('date'),
    ...(signsIn && header && { token: header }),
  };
};
