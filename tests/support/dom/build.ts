/** Folder of the app in one script; `vite.config.ts` beside this file builds it. */
export const domBuildDir = 'dist-dom';
