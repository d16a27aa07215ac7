/** Files at the root of every build. All must be served without caching. */

/** Names the build. */
export const latestBuildPath = '/latest-build.json';
/** Service worker of the offline page. */
export const offlineWorkerPath = '/offline-worker.js';

/** The style sheet of a site's theme; a server writes it from the config of the site. */
export const themePath = '/theme.css';

/** Folder of a build with the code that renders pages on a server; the host does not serve it. */
export const rendererFolder = 'server';
/** The code itself: `renderPage` of `src/startup/render.tsx`. */
export const rendererPath = `/${rendererFolder}/render.mjs`;
/** What the files of the build consist of. */
export const chunkFilesPath = `/${rendererFolder}/chunks.json`;
/** The rules of its style sheets. */
export const styleRulesPath = `/${rendererFolder}/styles.json`;

/** What a script of the build consists of. */
export interface ChunkFile {
  /** The routes and texts in it, by their path in the sources. */
  modules: string[];
  /** The ends of the names of the classes whose CSS modules it has, such as `_1aB2`. */
  classes: string[];
  /** Paths of its style sheets. */
  styles: string[];
  /** Paths of the scripts that it imports. */
  imports: string[];
}
/** The scripts of a build by their path. */
export type ChunkFiles = Record<string, ChunkFile>;

/** A rule of a style sheet. */
export interface StyleRule {
  /** The rule itself. */
  text: string;
  /** Conditions around it, such as `@media (width<992px)`, from the outermost. */
  within?: string[];
  /** For each of its selectors the classes that a page must have; without: the rule is for every page. */
  classes?: string[][];
  /** Name of the animation that it defines. */
  animation?: string;
}
/** The rules of the style sheets of a build, in their order, by the path of the sheet. */
export type StyleRules = Record<string, StyleRule[]>;

/** Element of a rendered page with what the app needs to take it over, in JSON. */
export const renderedElementId = 'rendered';
/** Folder of the long results of a rendered page's calls, each named by the hash of its contents. */
export const resultsFolder = '/rendered-results/';
/** Template of a rendered page with the files of the app, which `public/rendered-page.js` loads after the page is painted. */
export const appFilesId = 'app-files';
