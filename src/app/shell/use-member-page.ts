import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { selectIsMember } from '#machines/session.selectors.ts';
import { useMachineSelector } from '../context.tsx';

/**
 * The page of the member centre that a member is on; null elsewhere and for a visitor, whose page has the
 * site's own frame.
 */
export function useMemberPage(): { title: string; isOverview: boolean } | null {
  const { i18n } = useLingui();
  const isMember = useMachineSelector('session', selectIsMember);
  const match = useMatches({ select: (matches) => matches.at(-1) });
  if (!isMember || !match?.pathname.startsWith('/user')) return null;
  const { title } = (match.loaderData ?? {}) as { title?: MessageDescriptor };
  return title ? { title: i18n._(title), isOverview: /^\/user\/?$/.test(match.pathname) } : null;
}
