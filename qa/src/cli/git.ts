import { spawnSync } from 'node:child_process';
import { basename, dirname, resolve } from 'node:path';
import { UsageError } from '../shared/usage-error.ts';

function git(cwd: string, args: readonly string[]) {
  return spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** Throws if there is no such commit. */
function assertCommit(root: string, ref: string): void {
  const { error, status } = git(root, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`]);
  if (error || status !== 0) throw new UsageError(`git has no commit ${ref} in ${root}`);
}

/** Absolute paths of all files that differ between a commit and the working tree, with new ones. */
export function changedFiles(root: string, ref: string): string[] {
  assertCommit(root, ref);
  const top = git(root, ['rev-parse', '--show-toplevel']).stdout.trim();
  const listed = [
    git(top, ['diff', '--name-only', '-z', ref, '--']),
    git(top, ['ls-files', '--others', '--exclude-standard', '-z']),
  ];
  return listed.flatMap(({ stdout }) =>
    stdout
      .split('\0')
      .filter((name) => name !== '')
      .map((name) => resolve(top, name)),
  );
}

/** Content of a file in a commit; undefined if it is not there. */
export function contentAt(root: string, ref: string, file: string): string | undefined {
  assertCommit(root, ref);
  const { status, stdout } = git(dirname(file), ['show', `${ref}:./${basename(file)}`]);
  return status === 0 ? stdout : undefined;
}
