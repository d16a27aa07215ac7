import { createControlClient } from '#sandbox/server/control-client.ts';
import { startSandbox } from '#sandbox/server/server.ts';

/** Serves a build with the sandbox; with `rendered` pages are rendered by the host. */
export async function serve(distDir: string, rendered = false) {
  const sandbox = await startSandbox({
    port: 0,
    gamesPort: 0,
    controlPort: 0,
    databaseFile: ':memory:',
    distDir,
    rendered,
    compressed: true,
  });
  // Without pop-up discounts, which open over the page after its initial load.
  const control = createControlClient(sandbox.control ?? '');
  await control.bulletins({ items: [] });
  return { url: sandbox.url, control, close: sandbox.close };
}
