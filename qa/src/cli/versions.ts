import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The oldest Node that loads TypeScript files without a flag. */
const NODE = [22, 18] as const;
/** The oldest XState that tells the microsteps of a start. */
const XSTATE = [5, 28] as const;

const isOlder = (version: string, [major, minor]: readonly [number, number]) => {
  const [ownMajor = 0, ownMinor = 0] = version.split('.').map(Number);
  return ownMajor < major || (ownMajor === major && ownMinor < minor);
};

/** One line for a Node that is too old. */
export function nodeProblem(version: string): string | undefined {
  if (!isOlder(version, NODE)) return undefined;
  return `xstate-path-tests needs Node ${NODE.join('.')} or newer, this is ${version}`;
}

/** One line for an XState that is too old. */
export function xstateProblem(version: string): string | undefined {
  if (!isOlder(version, XSTATE)) return undefined;
  return `xstate-path-tests needs XState ${XSTATE.join('.')} or newer, this is ${version}: npm install xstate@5`;
}

/** The version of the XState that this package gets. */
export function xstateVersion(): string {
  const file = fileURLToPath(import.meta.resolve('xstate/package.json'));
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
