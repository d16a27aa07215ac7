export { text } from './explore/text.ts';
export { type FrozenPath, readFrozen, writeFrozen } from './walk/frozen.ts';
export { openBrowser } from './walk/open-browser.ts';
export { underLoad } from './walk/under-load.ts';
export { type BrowserResult, type BrowserWalk, walkBrowser } from './walk/walk-browser.ts';
export { walkModel } from './walk/walk-model.ts';
export { callHook } from './walk/walker.ts';
