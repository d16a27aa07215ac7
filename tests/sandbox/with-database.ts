import { openDatabase } from '#sandbox/db/database.ts';
import type { Store } from '#sandbox/db/store.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';
import { newSharedDatabase } from './databases.ts';

/** A sandbox and its database, in which the test reads the ledger. `close` of the sandbox closes and removes both. */
export async function startSandboxWithDatabase(): Promise<{ sandbox: TestSandbox; store: Store }> {
  const database = await newSharedDatabase();
  const sandbox = await startTestSandbox(database.options);
  const store = await openDatabase(database.target);
  const close = async () => {
    await store.close();
    await sandbox.close();
    await database.remove();
  };
  return { sandbox: { ...sandbox, close }, store };
}
