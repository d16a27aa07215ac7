import { freePort, start, stop } from './processes.ts';
import { type CommandName, commands, type Driver, WebDriverError } from './webdriver.ts';

/** WebKitGTK's MiniBrowser, which needs a display, driven by its own WebDriver server. */
export async function startWebKit(miniBrowser: string): Promise<Driver> {
  const xvfb = start('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
  const display = await xvfb.until((output) => /^\d+$/m.exec(output)?.[0]);
  const port = await freePort();
  const server = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${display}`,
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  const url = `http://127.0.0.1:${port}`;
  await server.until(() =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok || undefined,
      () => undefined,
    ),
  );
  const { sessionId } = (await request(`${url}/session`, 'POST', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } },
    },
  })) as { sessionId: string };
  const session = `${url}/session/${sessionId}`;
  return {
    async send(name: CommandName, parameters: object = {}) {
      const id = 'id' in parameters ? String(parameters.id) : '';
      const [method = '', path = ''] = commands[name].replace(':id', id).split(' ');
      return request(session + path, method, parameters);
    },
    async close() {
      await request(session, 'DELETE', {}).catch(() => {});
      await stop(server.child);
      await stop(xvfb.child);
    },
  };
}

async function request(url: string, method: string, body: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}
