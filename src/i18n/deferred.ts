import type { Messages } from '@lingui/core';

/** The first page does not need this list of eleven languages, so it is loaded together with the texts. */
export const deferred = import.meta.glob<{ messages: Messages }>([
  './locales/*/deferred.po',
  './locales/*/member.po',
]);
