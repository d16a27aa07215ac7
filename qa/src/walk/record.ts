import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Result of a browser walk of one machine. */
export interface WalkRecord {
  machine: string;
  /** Keys of the targets covered in the browser. */
  covered: string[];
  paths: { id: string; ok: boolean; ms: number }[];
  /** Medians in milliseconds: opening and closing a path's page, and one step. */
  startMs: number;
  stepMs: number;
}

/** Measured cost of one more test, in steps. */
export function measuredResetCost({ startMs, stepMs }: WalkRecord): number {
  return stepMs > 0 ? Math.max(1, Math.round(startMs / stepMs)) : 0;
}

export function costText(record: WalkRecord): string {
  const { machine, startMs, stepMs } = record;
  const medians = `start ${Math.round(startMs)} ms, step ${Math.round(stepMs)} ms`;
  return `${machine}: ${medians}, so one more test costs ${measuredResetCost(record)} steps`;
}

/** Folder of records and screenshots; not under version control. */
export function recordFolder(root: string): string {
  return join(root, 'node_modules', '.cache', 'qa-paths');
}

/** Hash of the working tree: names and contents of all files that git tracks or would track, else of all files. */
export function treeKey(root: string): string {
  const sum = createHash('sha256');
  for (const file of [...new Set(trackedFiles(root) ?? filesIn(root))].sort()) {
    const path = join(root, file);
    sum.update(file);
    if (existsSync(path)) sum.update(readFileSync(path));
  }
  return sum.digest('hex').slice(0, 16);
}

/** Undefined without a repository or without git. */
function trackedFiles(cwd: string): string[] | undefined {
  const args = ['ls-files', '-co', '--exclude-standard', '-z'];
  const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout.split('\0').filter((name) => name !== '') : undefined;
}

const filesIn = (root: string, folder = ''): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && !name.startsWith('.'))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(root, path) : entry.isFile() ? [path] : [];
    });

export function writeRecord(root: string, tree: string, record: WalkRecord): void {
  mkdirSync(recordFolder(root), { recursive: true });
  writeFileSync(fileOf(root, record.machine), JSON.stringify({ tree, ...record }));
}

/** The record of a machine; undefined if it was made with another tree. */
export function readRecord(root: string, tree: string, machine: string): WalkRecord | undefined {
  const record = lastRecord(root, machine);
  return record?.tree === tree ? record : undefined;
}

/** The last record of a machine, made with any tree. */
export function lastRecord(root: string, machine: string): (WalkRecord & { tree: string }) | undefined {
  const file = fileOf(root, machine);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as WalkRecord & { tree: string };
}

const fileOf = (root: string, machine: string) => join(recordFolder(root), `${machine}.json`);
