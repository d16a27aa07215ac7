import type { Messages } from '@lingui/core';

/** Eleven languages are a list that the first page has no use for: it is fetched with what it lists. */
export const deferred = import.meta.glob<{ messages: Messages }>('./locales/*/deferred.po');
