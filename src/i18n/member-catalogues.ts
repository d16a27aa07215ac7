import type { Messages } from '@lingui/core';

/** The first page does not need this list of eleven languages, so it is loaded together with the texts. */
export const memberCatalogues = import.meta.glob<{ messages: Messages }>('./locales/*/member.po');
