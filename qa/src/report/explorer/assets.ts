import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Script and style of the explorer's page. */
export interface ExplorerAssets {
  script: string;
  style: string;
}

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Those of the package, or made from their sources where the package runs from its own. */
export async function explorerAssets(): Promise<ExplorerAssets> {
  const [script, style] = [fileOf('./page.js'), fileOf('./page.css')];
  if (!existsSync(script)) return buildAssets();
  return { script: readFileSync(script, 'utf8'), style: readFileSync(style, 'utf8') };
}

/** Bundles the sources of the page. */
export async function buildAssets(): Promise<ExplorerAssets> {
  const { build } = await import('vite');
  const built = await build({
    root: fileOf('./page'),
    configFile: false,
    logLevel: 'silent',
    // Vite would take the environment of the process that builds, such as that of a test.
    mode: 'production',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      minify: true,
      cssCodeSplit: false,
      rolldownOptions: { input: fileOf('./page/main.tsx'), output: { format: 'iife' } },
    },
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = outputs.flatMap((each) => (each.type === 'chunk' ? each.code : []));
  const styles = outputs.flatMap((each) => (each.type === 'asset' ? String(each.source) : []));
  return { script: code.join('\n'), style: styles.join('\n') };
}
