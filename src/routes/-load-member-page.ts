import type { MessageDescriptor } from '@lingui/core';
import { redirect } from '@tanstack/react-router';
import { loadMemberMessages } from '#src/i18n/i18n.ts';
import { findMemberPage, Overview, overviewTitle } from './-member-pages.tsx';

/** The page where another URL leads: that of `?page=`, and for an unknown page the overview. */
export function memberPageRedirect(key: string | undefined, search: { page?: unknown }) {
  const { page, ...rest } = search;
  const wanted = key ?? page;
  const found = findMemberPage(wanted)?.key;
  if (wanted === undefined || (found && found === key)) return null;
  return { to: '/user/{-$page}', params: { page: found }, search: found ? rest : {}, replace: true } as const;
}

/** Loads what a page needs to render. */
export async function loadMemberPage(
  key: string | undefined,
  search: object,
): Promise<{ title: MessageDescriptor }> {
  const target = memberPageRedirect(key, search);
  if (target) throw redirect(target);
  const page = findMemberPage(key);
  await Promise.all([loadMemberMessages(), (page?.View ?? Overview).preload()]);
  return { title: page?.label ?? overviewTitle };
}
