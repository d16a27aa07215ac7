import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from '#tests/support/fixtures.ts';

/** The colour of the page at the edge of a picture. */
async function edgeOf(picture: ArrayBuffer): Promise<string> {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex')}`;
}

test('preview of a theme has all views in both layouts, and follows the file', async () => {
  test.setTimeout(300_000);
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  const file = join(folder, 'theme.json');
  const write = (background: string) => writeFileSync(file, JSON.stringify({ colours: { background } }));
  write('#102030');
  const child = spawn(
    process.execPath,
    [
      '--conditions=gamehall-source',
      'tests/templates/theme.ts',
      'preview',
      file,
      '--template',
      'pc',
      '--port',
      '5187',
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  try {
    let said = '';
    child.stdout.on('data', (data: Buffer) => {
      said += String(data);
    });
    const address = () => /http:\S+/.exec(said)?.[0] ?? '';
    await expect.poll(address, { timeout: 120_000 }).not.toBe('');
    const url = address();
    const frame = await (await fetch(url)).text();
    for (const view of ['home', 'hall', 'sign-in', 'deposit', 'play'])
      for (const layout of ['phone', 'desktop']) expect(frame).toContain(`src="/${view}-${layout}.png"`);
    const shown = async () => {
      const response = await fetch(`${url}/home-phone.png`);
      return response.ok ? edgeOf(await response.arrayBuffer()) : '';
    };
    await expect.poll(shown, { timeout: 120_000 }).toBe('#102030');
    write('#203010');
    await expect.poll(shown, { timeout: 120_000 }).toBe('#203010');
  } finally {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true });
  }
});
