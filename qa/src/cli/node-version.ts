/** The oldest Node that loads TypeScript files without a flag. */
const [MAJOR, MINOR] = [22, 18] as const;

/** One line for a Node that is too old. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > MAJOR || (major === MAJOR && minor >= MINOR)) return undefined;
  return `xstate-path-tests needs Node ${MAJOR}.${MINOR} or newer, this is ${version}`;
}
