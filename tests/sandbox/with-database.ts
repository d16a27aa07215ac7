import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Store } from '#sandbox/db/database.ts';
import { startTestSandbox, type TestSandbox } from './caller.ts';

/** A sandbox and its database, in which the test reads the ledger. `close` of the sandbox closes and removes both. */
export async function startSandboxWithDatabase(): Promise<{ sandbox: TestSandbox; store: Store }> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const databaseFile = join(folder, 'sandbox.sqlite');
  const sandbox = await startTestSandbox({ databaseFile });
  const store = openDatabase(databaseFile);
  const close = async () => {
    await store.close();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  };
  return { sandbox: { ...sandbox, close }, store };
}
