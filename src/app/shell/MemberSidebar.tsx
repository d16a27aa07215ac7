import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import UserRound from 'lucide-react/icons/circle-user-round';
import Headset from 'lucide-react/icons/headset';
import { Fragment } from 'react';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { useUnreadLetters } from '#src/features/letters/letters-queries.ts';
import { type MemberPageEntry, memberPageGroups, overviewTitle } from '#src/routes/-member-pages.tsx';
import { Sidebar } from '#src/ui/AppLayout.tsx';
import { NavEntry, NavLabel, NavList } from '#src/ui/NavList.tsx';
import { areaLocation } from '#src/windows/areas.ts';
import { CustomerServiceEntry } from './CustomerServiceEntry.tsx';

/** The directory of the member centre. */
export default function MemberSidebar() {
  const { t, i18n } = useLingui();
  return (
    <Sidebar
      label={t`Main`}
      brand={<SiteBrand />}
      foot={
        <NavList>
          <CustomerServiceEntry icon={<Headset />} />
        </NavList>
      }
    >
      <NavList>
        <NavEntry
          icon={<UserRound />}
          render={<Link {...areaLocation('user')} activeOptions={{ exact: true, includeSearch: false }} />}
        >
          {i18n._(overviewTitle)}
        </NavEntry>
        {memberPageGroups.map(({ id, label, pages }) => (
          <Fragment key={id}>
            {label && <NavLabel>{i18n._(label)}</NavLabel>}
            {pages.map((page) => (
              <PageEntry key={page.key} page={page} />
            ))}
          </Fragment>
        ))}
      </NavList>
    </Sidebar>
  );
}

function PageEntry({ page: { key, label, icon: Icon } }: { page: MemberPageEntry }) {
  const { i18n } = useLingui();
  const unread = useUnreadLetters();
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
