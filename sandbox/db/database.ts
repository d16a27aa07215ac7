import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

const isPostgresUrl = (target: string): boolean => /^postgres(ql)?:\/\//.test(target);

/**
 * Opens the sandbox's database and fills it if it is new: `postgres://...`, a file of SQLite, or `:memory:`, which is
 * not kept.
 */
export const openDatabase = async (target: string): Promise<Store> => {
  if (!isPostgresUrl(target)) return openSqlite(target);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(target);
};
