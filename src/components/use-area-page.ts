import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useMatches } from '@tanstack/react-router';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';

interface AreaPage {
  area: 'user' | 'proxy';
  title: string;
  isOverview: boolean;
}

interface Titled {
  title?: MessageDescriptor;
}

export const isInMemberCentre = (path: string) => path.startsWith('/user');

/**
 * The page of the member centre or the agent window that is shown; null elsewhere. The member centre has its
 * frame for members only, a visitor sees that of the site; the agent window has its own for both.
 */
export function useAreaPage(): AreaPage | null {
  const { i18n } = useLingui();
  const isMember = useMachineSelector('session', selectIsMember);
  // Not the match itself, which is another one after each change of the query.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname }) ?? '';
  const title = useMatches({
    select: (matches) => (matches.at(-1)?.loaderData as Titled | undefined)?.title,
  });
  const area = (['user', 'proxy'] as const).find((name) => path.startsWith(`/${name}`));
  if (!area || !title || (area === 'user' && !isMember)) return null;
  return { area, title: i18n._(title), isOverview: /^\/user\/?$/.test(path) };
}
