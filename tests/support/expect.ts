import { expect as base } from '@playwright/test';
import { underLoad } from 'xstate-path-tests/walk';
import { domMatchers, isEmulated } from './dom/matchers.ts';

/** Milliseconds, as in `playwright.config.ts`; walks run without that. */
const timeout = 7_000;
const patient = () => base.configure({ timeout: underLoad(timeout) });

/**
 * Playwright's `expect`, which waits longer while other processes want the same cores, and knows the pages without a
 * browser.
 */
export const expect = new Proxy(base, {
  apply: (_expect, _this, [actual, message]) =>
    isEmulated(actual) ? domMatchers(actual, message) : patient()(actual, message),
  get: (_expect, name) => Reflect.get(patient(), name),
});
