import type { Language } from '#contract/site.ts';
import type { World } from '../services.ts';
import { localize } from '../site/texts.ts';

/**
 * Documents of a kind, in one language, with the addresses of pictures made whole. The files of `site/` write them in
 * the shape T of the caller's row; a test parses every one with the contract.
 */
export const documentsOf = async <T extends object>(
  { db }: World,
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
  return rows.map(({ body }) => {
    const document = localize(JSON.parse(body), language) as Record<string, unknown>;
    const { photo_path: picture } = document;
    return typeof picture === 'string' && picture.startsWith('/')
      ? { ...document, photo_path: appOrigin + picture }
      : document;
  }) as T[];
};
