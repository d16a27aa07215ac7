import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { type ChunkFiles, chunkFilesPath, type StyleRules, styleRulesPath } from '../contract/files.ts';
import { styleRules } from './style-rules.ts';

/** The end of the names of the classes of a CSS module in a production build: `_1aB2`, by its path. */
export const classSuffix = (root: string, file: string): string =>
  `_${createHash('sha256').update(relative(root, file)).digest('base64url').slice(0, 4)}`;

/**
 * Writes which scripts have the CSS modules of which classes, and the rules of all style sheets, so that a server finds by
 * the HTML of a page which files and rules the page needs.
 */
export const chunkFiles = (root: string): Plugin => ({
  name: 'chunk-files',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks: ChunkFiles = {};
    const styles: StyleRules = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') {
        if (file.fileName.endsWith('.css')) styles[`/${file.fileName}`] = styleRules(String(file.source));
        continue;
      }
      const paths = [...new Set(file.moduleIds.map((id) => id.split('?')[0] ?? id))];
      const modules = paths
        .map((path) => relative(root, path))
        .filter((path) => /^src\/(?:routes|i18n\/locales)\//.test(path));
      const classes = paths
        .filter((path) => path.endsWith('.module.css'))
        .map((path) => classSuffix(root, path));
      const sheets = [...(file.viteMetadata?.importedCss ?? [])].map((path) => `/${path}`);
      const imports = file.imports.map((path) => `/${path}`);
      chunks[`/${file.fileName}`] = { modules, classes, styles: sheets, imports };
    }
    for (const [path, source] of Object.entries({ [chunkFilesPath]: chunks, [styleRulesPath]: styles }))
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: JSON.stringify(source) });
  },
});
