import { useLingui } from '@lingui/react/macro';
import { Link, useRouterState } from '@tanstack/react-router';
import { Headset, CircleUserRound as UserRound } from 'lucide-react';
import { Fragment, type ReactNode, useRef } from 'react';
import type { Regions } from '#contract/templates.ts';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { useLetterBadge } from '#src/features/letters/letters-queries.ts';
import type { MemberPageEntry } from '#src/routes/-member-page-entry.ts';
import { overviewTitle, useMemberPageGroups } from '#src/routes/-member-pages.tsx';
import { useRegion } from '#src/site/use-region.ts';
import { Sidebar } from '#src/ui/AppLayout.tsx';
import { NavEntry, NavLabel, NavList } from '#src/ui/NavList.tsx';
import { useCurrentInView } from '#src/ui/use-current-in-view.ts';
import { areaLocation } from '#src/windows/areas.ts';
import { CustomerServiceEntry } from './CustomerServiceEntry.tsx';

interface Props {
  /** Stands above the directory where the template has the site's navigation above the page. */
  siteNavigation: ReactNode;
}

/** Variants of the site's navigation that stay in the member centre. */
const isAbove: { readonly [Key in Regions['desktopNavigation']]?: true } = { topBar: true, megaMenu: true };

/** The directory of the member centre. */
export default function MemberSidebar({ siteNavigation }: Props) {
  const above = isAbove[useRegion('desktopNavigation')] && siteNavigation;
  return (
    <>
      {above}
      <Directory isSecond={Boolean(above)} />
    </>
  );
}

function Directory({ isSecond }: { isSecond: boolean }) {
  const { t, i18n } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const groups = useMemberPageGroups();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  // Groups that are loaded later add entries.
  useCurrentInView(list, `${path} ${groups.length}`, 'aside');
  return (
    <Sidebar
      label={isSecond ? i18n._(overviewTitle) : t`Main`}
      brand={!isSecond && <SiteBrand />}
      foot={
        <NavList>
          <PageEntries pages={groups.find(({ id }) => id === pinned)?.pages ?? []} />
          <CustomerServiceEntry icon={<Headset />} />
        </NavList>
      }
    >
      <NavList dense ref={list}>
        <NavEntry
          icon={<UserRound />}
          render={<Link {...areaLocation('user')} activeOptions={{ exact: true, includeSearch: false }} />}
        >
          {i18n._(overviewTitle)}
        </NavEntry>
        {groups
          .filter(({ id }) => id !== pinned)
          .map(({ id, label, pages }) => (
            <Fragment key={id}>
              {label && <NavLabel>{i18n._(label)}</NavLabel>}
              <PageEntries pages={pages} />
            </Fragment>
          ))}
      </NavList>
    </Sidebar>
  );
}

/** The group that stays in view at the end, however low the window and however long the directory. */
const pinned = 'limits';

const PageEntries = ({ pages }: { pages: readonly MemberPageEntry[] }) =>
  pages.map((page) => <PageEntry key={page.key} page={page} />);

function PageEntry({ page: { key, label, icon: Icon } }: { page: MemberPageEntry }) {
  const { i18n } = useLingui();
  const unread = useLetterBadge();
  return (
    <NavEntry
      icon={<Icon />}
      aside={key === 'Letter' && unread > 0 ? unread : undefined}
      render={<Link {...areaLocation('user', key)} activeOptions={{ includeSearch: false }} />}
    >
      {i18n._(label)}
    </NavEntry>
  );
}
