import { spawn } from 'node:child_process';
import { freePort } from './host.ts';

/** The back end of `examples/minimal-backend`, in a process of its own as an integrator starts it. */
export const startMinimalBackend = async (env: Record<string, string> = {}) => {
  const [port, gamesPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['examples/minimal-backend/server.mjs'], {
    env: { ...process.env, PORT: String(port), GAMES_PORT: String(gamesPort), ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  while (!printed.includes('member first_member')) {
    if (child.exitCode !== null) throw new Error(`the back end ended: ${printed}`);
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    url: `http://127.0.0.1:${port}`,
    gamesUrl: `http://127.0.0.1:${gamesPort}`,
    account: 'first_member',
    password: 'first1234',
    stop: async (): Promise<void> => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
    },
  };
};

/** The answer that the picture of a captcha of this back end shows. */
export const captchaAnswerIn = (dataUrl: string): string =>
  />(\d{4})<\/text>/.exec(decodeURIComponent(dataUrl))?.[1] ?? '';
