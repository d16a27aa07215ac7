import { LRUCache } from 'lru-cache';
import { resultsFolder } from '../../../contract/files.ts';
import { type Content, contentOf, tagOf } from '../serve/build.ts';

/* Long results of the calls of rendered pages, which are files beside the documents: the same for all pages that have them. */

/** Bytes of results that are kept, with their compressed forms. */
const mostKept = 32 * 1024 * 1024;

const nameOf = ({ tag }: Content): string => `${tag}.json`;

/** Path of a result in the build. */
export const resultPath = (result: Content): string => resultsFolder + nameOf(result);

/** Address of a result of the page at `path`: a host that does not know the result renders that page. */
export const resultAddress = (result: Content, base: string, path: string): string =>
  `${base}${resultPath(result)}?page=${encodeURIComponent(path)}`;

/** The tag of a result, and the path of its page, that such an address without its base names. */
export const resultIn = (path: string, query: URLSearchParams): { tag: string; page: string } | undefined => {
  const [, tag] = /^([\w-]{20})\.json$/.exec(path.slice(resultsFolder.length)) ?? [];
  const page = query.get('page');
  return path.startsWith(resultsFolder) && tag && page && query.size === 1 ? { tag, page } : undefined;
};

/** Keeps results by the origin of their pages: what is of one site is not found on the host of another. */
export const createResults = () => {
  const known = new LRUCache<string, Content>({
    maxSize: mostKept,
    sizeCalculation: ({ body, encoded }) =>
      [body, ...Object.values(encoded)].reduce((sum, { length }) => sum + length, 0),
  });
  return {
    /** The result in JSON as it is sent, compressed once for all pages. */
    keep: (json: string, origin: string): Content => {
      const body = Buffer.from(json);
      const key = `${origin} ${tagOf(body)}`;
      const result = known.get(key) ?? contentOf('result.json', body);
      known.set(key, result);
      return result;
    },
    find: (tag: string, origin: string): Content | undefined => known.get(`${origin} ${tag}`),
  };
};
