// Writes src/routes.gen.ts, which the type check reads: the router's plugin writes it when Vite starts.
import { resolveConfig } from 'vite';

await resolveConfig({}, 'build');
