import type { Page } from '@playwright/test';

/**
 * Moves the pointer over a page, as its user does: one that nobody uses leaves out what is far down. For `page.on('load', ...)`.
 * The place differs, because the browser tells nothing of a pointer that rests.
 */
export const movePointer = (page: Page) => void page.mouse.move(1 + Math.random(), 1).catch(() => {});
