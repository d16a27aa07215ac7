// Starts the sandbox and, as a proxy in front of it, Vite's development server with hot reload.
import { install, run } from './setup.mjs';

install();
const port = process.env.PORT ?? '4000';
const sandboxPort = process.env.SANDBOX_PORT ?? '4002';
const sandbox = run('node', ['sandbox/main.ts'], { env: { PORT: sandboxPort, SITE_PORT: port } });
const server = run('vite', ['--port', port, '--strictPort'], { env: { SANDBOX_PORT: sandboxPort } });
process.exitCode = (await Promise.race([sandbox, server])) || 0;
process.exit();
