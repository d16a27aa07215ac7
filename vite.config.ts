import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { latestBuildPath } from './contract/site.ts';

const page = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4002}`;

const ownPages = new Set(['/loading', '/close', '/authCallback']);
const ofWindows = /\/src\/windows\/(loading|close|auth-callback)\.ts$|\?window$/;

/**
 * The waiting and the closing window are pages of their own, under the paths that providers are given. They have a
 * copy of what they import, so that they load nothing of the app and the app is not cut up for their sake.
 */
const windows: Plugin = {
  name: 'windows',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!importer || !ofWindows.test(importer) || this.environment.mode === 'dev') return null;
    const resolved = await this.resolve(source, importer.replace('?window', ''), {
      ...options,
      skipSelf: true,
    });
    return resolved && { ...resolved, id: `${resolved.id}?window` };
  },
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      const path = request.url?.split('?')[0];
      if (path && ownPages.has(path)) request.url = `${path}.html`;
      next();
    });
  },
};

/** Names each build by what is in it, in its page and in a file that pages of older builds ask for. */
const buildId = (): Plugin => {
  let id = '';
  return {
    name: 'build-id',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {}, filename }) {
        if (!filename.endsWith('/index.html')) return;
        // Names carry a hash of what is in the file.
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

export default defineConfig(({ mode }) => ({
  plugins: [
    windows,
    buildId(),
    tanstackRouter({
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routes.gen.ts',
      autoCodeSplitting: true,
    }),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
  ],
  build: {
    outDir: mode === 'inspect' ? 'dist-inspect' : 'dist',
    target: 'es2023',
    // What the target speaks knows module preloads.
    modulePreload: { polyfill: false },
    sourcemap: mode === 'inspect',
    rolldownOptions: {
      input: {
        main: page('index.html'),
        loading: page('loading.html'),
        close: page('close.html'),
        authCallback: page('authCallback.html'),
      },
      output: {
        codeSplitting: {
          // Each with all that it imports and none before it has taken: few files, which compress well and come in a
          // few requests. The first part comes in two at once; React's stays as it is from build to build. What a
          // page at rest fetches is one file for every page and one for home.
          groups: [
            { name: 'boot', test: /src\/app\/boot\.ts/ },
            { name: 'xstate', test: /node_modules\/xstate/ },
            { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
            { name: 'first', test: /src\/app\/main\.tsx/ },
            {
              name: 'hall',
              test: /src\/features\/catalogue\/Hall\.tsx|routes\/gameHall\.\$gtId\.tsx\?tsr-split/,
            },
            { name: 'machines', test: /\.machine\.ts$/ },
            { name: 'start', test: /src\/app\/start-app\.ts/ },
            { name: 'late', test: /src\/(app\/shell\/Overlays|features\/footer\/FooterRegion)\.tsx/ },
            {
              name: 'home',
              test: /src\/(features\/home\/(Rows|HomeAside|HomeFloats)|ui\/HeroControls)\.tsx/,
            },
          ],
        },
      },
    },
  },
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
