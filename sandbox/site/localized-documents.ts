import type { Language } from '#contract/site.ts';
import type { Services } from '#sandbox/server/services.ts';
import { siteRulesOf } from '#sandbox/server/site-config.ts';
import { localize } from './texts.ts';

/**
 * Documents of a kind in one language, with absolute image URLs and the minimum age of the site's members. The files of
 * `site/` define them in the endpoint's shape T; a test parses all of them with the contract.
 */
export const documentsOf = async <T extends object>(
  { db }: Services,
  kind: string,
  language: Language,
  appOrigin: string,
): Promise<T[]> => {
  const rows = await db
    .selectFrom('document')
    .select('body')
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  const { minimumAge } = siteRulesOf(appOrigin);
  return rows.map(({ body }) => {
    const text = body.replaceAll('{minimumAge}', String(minimumAge));
    const document = localize(JSON.parse(text), language) as Record<string, unknown>;
    const { photo_path: image } = document;
    return typeof image === 'string' && image.startsWith('/')
      ? { ...document, photo_path: appOrigin + image }
      : document;
  }) as T[];
};
