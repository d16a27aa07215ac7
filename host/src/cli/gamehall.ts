import { Command, CommanderError } from 'commander';
import { configCommand } from './config.ts';
import { conformCommand } from './conform.ts';
import { docsCommand } from './docs.ts';
import { headersCommand } from './headers.ts';
import { prerenderCommand } from './prerender.ts';
import { serveCommand } from './serve.ts';

/** Lets `main` choose the exit code of wrong usage, in all commands below. */
const throwing = (command: Command): Command => {
  command.exitOverride();
  command.commands.forEach(throwing);
  return command;
};

/** The command line of the host. Exit codes: 0 good, 1 something is wrong, 2 wrong usage. */
export const main = async (argv: string[]): Promise<void> => {
  const program = new Command('gamehall')
    .description("Hosts Gamehall in front of an operator's own back end")
    .showHelpAfterError('(--help shows all options)')
    .addCommand(serveCommand())
    .addCommand(configCommand())
    .addCommand(headersCommand())
    .addCommand(prerenderCommand())
    .addCommand(conformCommand())
    .addCommand(docsCommand());
  try {
    await throwing(program).parseAsync(argv);
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? 0 : 2;
      return;
    }
    console.error(`gamehall: ${(error as Error).message}`);
    process.exitCode = 1;
  }
};
