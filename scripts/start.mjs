// Installs packages if necessary, builds the app and serves it with the sandbox.
import { install, run } from './setup.mjs';

install();
const built = await run('vite', ['build', '--logLevel', 'warn']);
process.exitCode = built || (await run('node', ['sandbox/main.ts']));
