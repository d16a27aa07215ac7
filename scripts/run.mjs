// Installs packages if necessary and runs a TypeScript file: node scripts/run.mjs FILE [ARGUMENTS]
import { install, run } from './setup.mjs';

install();
process.exitCode = await run('node', process.argv.slice(2));
