import { Console } from 'node:console';
import { appendFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';

/** Writes what loaded files log into a file, so that it does not hide the report. `tell` says where it is. */
export function silenceConsole(): { tell(): void } {
  const folder = existsSync('node_modules') ? 'node_modules/.cache/qa-paths' : tmpdir();
  const file = join(folder, 'console.log');
  let lines = 0;
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      if (lines === 0) {
        rmSync(file, { force: true });
        mkdirSync(folder, { recursive: true });
      }
      lines += 1;
      appendFileSync(file, chunk);
      done();
    },
  });
  const silent = new Console({ stdout: stream, stderr: stream });
  for (const name of ['log', 'info', 'debug', 'warn', 'error', 'trace', 'dir', 'table'] as const)
    console[name] = silent[name].bind(silent) as typeof console.log;
  return {
    tell: () => {
      if (lines > 0) process.stderr.write(`loaded files have logged ${lines} lines: ${file}\n`);
    },
  };
}
