import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import type { Answer, PublicCall } from './answers.ts';

/** Milliseconds until an answer must be complete. */
const timeout = 30_000;
/** Bytes of the largest answer that is read. */
const largest = 8 * 1024 * 1024;

/**
 * Sends a call to a back end, at `api` or else at the origin of the page, with the host of the page, by which one back end
 * tells its sites apart.
 */
export const sendCall = async (
  { url, headers, body }: PublicCall,
  origin: string,
  { api, rewriteHost = false }: { api?: URL | undefined; rewriteHost?: boolean | undefined } = {},
): Promise<Answer> => {
  const target = new URL(url, api ?? origin);
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = send(
    target,
    {
      method: 'POST',
      headers: { ...headers, ...(!rewriteHost && { host: new URL(origin).host }) },
      signal: AbortSignal.timeout(timeout),
    },
    async (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => {
        size += chunk.length;
        if (size > largest)
          response.destroy(new Error(`the answer of ${url} is larger than ${largest} bytes`));
      });
      try {
        const answer = await text(response);
        const contentType = response.headers['content-type'];
        resolve({
          status: response.statusCode ?? 502,
          headers: contentType ? { 'content-type': contentType } : {},
          body: answer,
        });
      } catch (error) {
        reject(error as Error);
      }
    },
  );
  request.on('error', reject);
  request.end(body);
  return promise;
};
