/** Projects of `playwright.config.ts` without `main`. */
export const projectsBesideMain: readonly string[];
