#!/usr/bin/env node
// Plain JavaScript, so that an older Node says what it lacks.
const nodeVersion = 24;
if (Number.parseInt(process.versions.node, 10) < nodeVersion) {
  console.error(`gamehall needs Node ${nodeVersion} or newer; this is ${process.version}.`);
  process.exit(1);
}
const { main } = await import('./src/cli/gamehall.ts');
await main(process.argv);
