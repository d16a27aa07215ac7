import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';
import { latestBuildPath, offlineWorkerPath, rendererFolder } from './contract/files.ts';
import { chunkFiles, classSuffix } from './scripts/chunk-files.ts';
import { initialSnapshots } from './scripts/initial-snapshots.ts';
import { precompress } from './scripts/precompress.ts';
import { parts } from './src/startup/parts.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4002}`;

const isClient = ({ name }: { name: string }) => name === 'client';

const separatePages = new Set(['/loading', '/close', '/authCallback']);
const windowModule = /\/src\/(windows\/(loading|close|auth-callback)|offline\/worker)\.ts$|\?window$/;

/**
 * Serves and bundles the separate pages `/loading`, `/close` and `/authCallback`. Their modules and the service
 * worker's are duplicated under `?window`, so that they load no chunk of the app and the app gets no extra chunks.
 */
const windows: Plugin = {
  name: 'windows',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !windowModule.test(importer) || this.environment.mode === 'dev') return null;
    const resolved = await this.resolve(source, importer.replace('?window', ''), {
      ...options,
      skipSelf: true,
    });
    return resolved && { ...resolved, id: `${resolved.id}?window` };
  },
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.split('?')[0];
      if (path && separatePages.has(path)) request.url = `${path}.html`;
      next();
    });
  },
};

/**
 * Writes the build id into the page and into the latest-build file, which open pages of older builds poll.
 */
const buildId = (): Plugin => {
  let id = '';
  return {
    name: 'build-id',
    applyToEnvironment: isClient,
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, filename }) {
        if (!filename.endsWith('/index.html')) return;
        // File names contain content hashes, so the id depends on the contents.
        const names = Object.keys(bundle).toSorted().join();
        id = createHash('sha256').update(names).digest('hex').slice(0, 12);
        return [{ tag: 'meta', attrs: { name: 'build', content: id }, injectTo: 'head' }];
      },
    },
    generateBundle() {
      const source = JSON.stringify({ id });
      this.emitFile({ type: 'asset', fileName: latestBuildPath.slice(1), source });
    },
  };
};

/**
 * Orders what the page requests first:
 * - The app's style sheet is preloaded, and `boot.ts` applies it: as a style sheet of the page it would delay the start
 *   screen, which needs its own small one only.
 * - The bundler's small runtime comes after the large chunks that import it, since with HTTP/1.1 a browser loads six
 *   files at a time.
 */
const requestOrder: Plugin = {
  name: 'request-order',
  applyToEnvironment: isClient,
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { filename }) {
      if (!filename.endsWith('/index.html')) return html;
      const [style] = /<link rel="stylesheet"(?=[^>]*\/first-)/.exec(html) ?? [];
      const [runtime] = /<script [^>]*\/rolldown-runtime-[^>]*><\/script>\s*/.exec(html) ?? [];
      if (!style || !runtime)
        throw new Error('index.html lacks the style sheet of the chunk "first" or the bundler\'s runtime');
      return html.replace(runtime, '').replace(style, `${runtime}<link rel="preload" as="style"`);
    },
  },
};

/** The class and its file in short, for production; those of other builds tell their file. */
const shortClassName = (name: string, file: string) => name + classSuffix(root, file);

export default defineConfig(({ mode }) => ({
  css: { modules: mode === 'production' ? { generateScopedName: shortClassName } : {} },
  plugins: [
    windows,
    initialSnapshots(),
    buildId(),
    requestOrder,
    tanstackRouter({
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routes.gen.ts',
      autoCodeSplitting: true,
    }),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    precompress(),
    ...(mode === 'production' ? [chunkFiles(root)] : []),
  ],
  // React has the hook that this package replaces for older versions.
  resolve: {
    // The path tool runs from its source (docs/decisions/0174-path-tests-package.md).
    conditions: ['gamehall-source', ...defaultClientConditions],
    alias: [
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
      { find: 'use-sync-external-store/shim', replacement: 'react' },
    ],
  },
  build: {
    outDir: mode === 'qa' ? 'dist-qa' : 'dist',
    target: 'es2023',
    // The notices of all packages in the bundle, which the footer links to.
    license: { fileName: 'licences.txt' },
    // All target browsers support module preload.
    modulePreload: { polyfill: false },
    sourcemap: mode === 'qa',
    rolldownOptions: {
      input: {
        main: page('index.html'),
        loading: page('loading.html'),
        close: page('close.html'),
        authCallback: page('authCallback.html'),
        offlineWorker: page('src/offline/worker.ts'),
      },
      output: {
        // The worker keeps its URL, because it is registered and updated by it.
        entryFileNames: ({ name }) =>
          name === 'offlineWorker' ? offlineWorkerPath.slice(1) : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: parts.map(({ name, modules }) => ({
            name,
            test: (id: string) => modules.some((path) => id.includes(path)),
          })),
        },
      },
    },
  },
  // Renders pages on a server, for `gamehall serve`: one file with all that it needs.
  ...(mode === 'production' && {
    builder: {},
    environments: {
      ssr: {
        resolve: { noExternal: true as const, conditions: ['gamehall-source', ...defaultServerConditions] },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
        build: {
          outDir: `dist/${rendererFolder}`,
          emptyOutDir: false,
          copyPublicDir: false,
          license: false,
          rolldownOptions: {
            input: page('src/startup/render.tsx'),
            output: { entryFileNames: 'render.mjs', codeSplitting: false },
          },
        },
      },
    },
  }),
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/api', '/arks', '/art', '/site.json', '/socket.io'].map((path) => [
        path,
        { target: sandbox, ws: path === '/socket.io' },
      ]),
    ),
  },
}));
