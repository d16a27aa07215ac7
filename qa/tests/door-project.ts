import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach } from 'vitest';
import { freeze } from '../src/cli/commands.ts';
import type { Project } from '../src/cli/config.ts';

export const doorFiles = { machine: 'machines/door.ts#door', samples: 'machines/door.samples.ts#samples' };

/** A project with two doors, `front` and `back`, whose frozen paths are written anew before each test of a file. */
export function doorProject() {
  const folder = mkdtempSync(join(tmpdir(), 'frozen-'));
  const machines = ['front', 'back'].map((id) => ({ id, ...doorFiles }));
  const project: Project = {
    config: { frozen: folder, loader: 'node', machines },
    root: import.meta.dirname,
  };
  beforeEach(() => freeze(project, [], {}));
  afterAll(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    project,
    /** Changes the frozen paths of one machine. */
    edit(id: string, change: (content: string) => string): void {
      const file = join(folder, `${id}.paths`);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    },
  };
}
