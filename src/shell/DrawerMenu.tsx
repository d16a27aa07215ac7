import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { House, Percent, User, Wallet } from 'lucide-react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import type { ListProps } from '#src/components/LazyMenu.tsx';
import { OfferedLink } from '#src/components/offered.tsx';
import { NavEntry, NavList } from '#src/ui/NavList.tsx';
import { MenuWithLanguages, SidebarEntries } from './AccountMenu.tsx';
import { HallEntries } from './HallEntries.tsx';

/** The site's navigation on a phone without a bar at its end. */
export default function DrawerMenu({ id, at }: ListProps) {
  const { t } = useLingui();
  return (
    <MenuWithLanguages id={id} at={at} label={t`Main`}>
      {(onLanguages) => (
        <div data-part="drawer">
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
          <SidebarEntries onLanguages={onLanguages} />
        </div>
      )}
    </MenuWithLanguages>
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
