/** A command as the user types it. A project that wraps the tool in a script names that. */
export function commandLine(args = ''): string {
  const { XSTATE_PATH_TESTS_COMMAND: command = 'npx xstate-path-tests' } = process.env;
  return args === '' ? command.replace(/ --$/, '') : `${command} ${args}`;
}
