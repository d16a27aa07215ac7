import { InvalidArgumentError } from 'commander';
import type { ProxyRoute } from '../serve/proxy.ts';

export const urlArgument = (text: string): URL => {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw new InvalidArgumentError('It is no http(s) URL.');
  return url;
};

export const originArgument = (text: string): URL => {
  const url = urlArgument(text);
  if (url.pathname !== '/' || url.search || url.hash)
    throw new InvalidArgumentError(`Paths are kept as they are, so give the origin alone: ${url.origin}`);
  return url;
};

export const portArgument = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > 65_535)
    throw new InvalidArgumentError('It is no port.');
  return value;
};

/** A whole number of at least one. */
export const countArgument = (text: string): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new InvalidArgumentError('It is no whole number of at least 1.');
  return value;
};

export const millisecondsArgument = (text: string): number => {
  const value = Number(text);
  if (!Number.isFinite(value) || value < 0)
    throw new InvalidArgumentError('It is no number of milliseconds.');
  return value;
};

export const proxyArgument = (text: string, before: ProxyRoute[] = []): ProxyRoute[] => {
  const [path = '', target = ''] = text.split('=', 2);
  if (!/^\/[^?#]*[^/?#]$/.test(path))
    throw new InvalidArgumentError('It is PATH=URL, such as /pictures=https://x.');
  return [...before, { path, target: originArgument(target), kind: 'api' }];
};

export const listArgument = (text: string): string[] => text.split(',').map((each) => each.trim());
