import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressions = { br: promisify(brotliCompress), gz: promisify(gzip) };
const smallest = 1_024;

/** Also writes scripts and styles compressed, so that a server need not compress them for each request. */
export const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async writeBundle({ dir = '' }, bundle) {
    const tasks = Object.values(bundle).flatMap((file) => {
      const body = Buffer.from('code' in file ? file.code : file.source);
      if (!/\.(?:js|css)$/.test(file.fileName) || body.length < smallest) return [];
      return Object.entries(compressions).map(async ([extension, compress]) =>
        writeFile(join(dir, `${file.fileName}.${extension}`), await compress(body)),
      );
    });
    await Promise.all(tasks);
  },
});
