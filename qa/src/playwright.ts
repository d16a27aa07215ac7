export { measured } from './measure/playwright.ts';
export { pathTest, type SpecOptions, type SpecWalk } from './report/spec.ts';
