import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start, stop } from './processes.ts';
import { type Driver, WebDriverError } from './webdriver.ts';

const preferences = {
  // Firefox writes the port that it chose into the profile.
  'marionette.port': 0,
  // The pop-up blocker, which Firefox turns off while it is driven.
  'dom.disable_open_during_load': true,
};

/**
 * Firefox without windows. It takes WebDriver's commands by Marionette, the protocol that geckodriver translates
 * to; Debian has no geckodriver.
 */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'gamehall-firefox-'));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const browser = start(program, ['--marionette', '--headless', '--no-remote', '--profile', profile]);
  const portFile = join(profile, 'MarionetteActivePort');
  const port = await browser.until(
    () => (existsSync(portFile) && readFileSync(portFile, 'utf8')) || undefined,
  );
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const send = marionette(socket);
  await send('NewSession', {});
  return {
    send,
    async close() {
      socket.destroy();
      await stop(browser.child);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

type Reply = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/** Sends `length:[0, id, name, parameters]` and resolves to the result of the reply with the same id. */
function marionette(socket: Socket) {
  const waiting = new Map<number, (reply: Reply) => void>();
  readMessages(socket, (message) => {
    // The first message greets.
    if (Array.isArray(message)) waiting.get(message[1])?.(message as Reply);
  });
  let last = 0;
  return async (name: string, parameters: object = {}): Promise<unknown> => {
    last += 1;
    const replied = new Promise<Reply>((resolve) => waiting.set(last, resolve));
    const message = JSON.stringify([0, last, `WebDriver:${name}`, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const [, id, error, result] = await replied;
    waiting.delete(id);
    if (error) throw new WebDriverError(error.error, error.message);
    return isWrapped(result) ? result.value : result;
  };
}

const isWrapped = (result: unknown): result is { value: unknown } =>
  typeof result === 'object' && result !== null && 'value' in result;

function readMessages(socket: Socket, receive: (message: unknown) => void) {
  let received = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      receive(JSON.parse(received.toString('utf8', colon + 1, end)));
      received = received.subarray(end);
    }
  });
}
