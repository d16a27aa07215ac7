import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { House, Percent, User, Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import type { ListProps } from '#src/components/LazyMenu.tsx';
import { OfferedLink } from '#src/components/offered.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NavEntry, NavList } from '#src/ui/NavList.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { SidebarEntries } from './AccountMenu.tsx';
import { HallEntries } from './HallEntries.tsx';

const LanguageChoices = lazyComponent(() => import('#src/features/site/language/LanguageChoices.tsx'), {
  optional: true,
});

/** The site's navigation on a phone without a bar at its end. */
export default function DrawerMenu({ id, at }: ListProps) {
  const { t } = useLingui();
  const [languages, setLanguages] = useState(false);
  return (
    <Popover id={id} at={at} label={t`Main`} openOnMount>
      <div data-part="drawer">
        {languages ? (
          <Suspense>
            <LanguageChoices />
          </Suspense>
        ) : (
          <>
            <NavList>
              <NavEntry icon={<House />} render={<Link to="/" activeOptions={{ exact: true }} />}>
                <Trans>Home</Trans>
              </NavEntry>
              <HallEntries />
            </NavList>
            <NavList>
              <AccountEntries />
              <NavEntry icon={<Percent />} render={<OfferedLink feature="promotions" to="/discount" />}>
                <Trans>Promotions</Trans>
              </NavEntry>
            </NavList>
            <SidebarEntries onLanguages={() => setLanguages(true)} />
          </>
        )}
      </div>
    </Popover>
  );
}

/** A visitor has neither wallet nor account, so that the entries open sign-in first. */
function AccountEntries() {
  const isMember = useMachineSelector('session', selectIsMember);
  const send = useSend('signIn');
  const signIn = <button type="button" onClick={() => send({ type: 'signIn.open', target: 'user' })} />;
  return (
    <>
      <NavEntry icon={<Wallet />} render={isMember ? <AreaLink area="user" page="MyWallet" /> : signIn}>
        <Trans>Wallet</Trans>
      </NavEntry>
      <NavEntry icon={<User />} render={isMember ? <AreaLink area="user" /> : signIn}>
        <Trans>Me</Trans>
      </NavEntry>
    </>
  );
}
