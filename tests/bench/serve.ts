import { once } from 'node:events';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { renderedElementId } from '#contract/files.ts';
import { createControlClient } from '#sandbox/server/control-client.ts';
import { startSandbox } from '#sandbox/server/server.ts';
import { pause } from './page.ts';

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

/**
 * Waits until the host has the page for a phone or a wide window. The host of `url` may be a name below localhost, which
 * browsers know and not every machine.
 */
export async function untilRendered(url: string, layout: 'phone' | 'desktop' = 'phone'): Promise<void> {
  const { host, port, pathname } = new URL(url);
  const headers = { host, 'sec-ch-ua-mobile': layout === 'phone' ? '?1' : '?0' };
  const read = async () => {
    const [response] = await once(get({ port, path: pathname, headers }), 'response');
    return text(response);
  };
  while (!(await read()).includes(`id="${renderedElementId}"`)) await pause(200);
}
