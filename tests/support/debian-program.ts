import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const installed = (programs: readonly string[]): string | undefined =>
  programs.find((program) =>
    program.startsWith('/') ? existsSync(program) : spawnSync('which', [program]).status === 0,
  );

/** Installs the package that is its argument. The policy keeps it from starting a server of its own. */
const installing = `
policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap "rm -f $policy" EXIT
  printf '#!/bin/sh\\nexit 101\\n' > $policy
  chmod 755 $policy
fi
apt-get update -qq 2> /dev/null
apt-get install -y -qq --no-install-recommends "$1"`;

/** The first program that exists, after Debian's package was installed if none does and we are root. */
export const debianProgram = (packageName: string, programs: readonly string[]): string => {
  // One after the other: a test in another process may miss a package too.
  if (!installed(programs) && process.getuid?.() === 0)
    spawnSync('flock', [join(tmpdir(), 'debian-packages.lock'), 'sh', '-c', installing, 'sh', packageName], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  const program = installed(programs);
  if (!program)
    throw new Error(`install Debian's package ${packageName}: ${programs.join(' or ')} is missing`);
  return program;
};
