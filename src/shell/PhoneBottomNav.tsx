import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import House from 'lucide-react/icons/house';
import Grid from 'lucide-react/icons/layout-grid';
import Percent from 'lucide-react/icons/percent';
import User from 'lucide-react/icons/user';
import Wallet from 'lucide-react/icons/wallet';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { BottomNav, BottomNavEntry } from '#src/ui/BottomNav.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const AccountMenu = lazyComponent(() => import('./AccountMenu.tsx'), { alongside: loadDeferredMessages });

export function PhoneBottomNav() {
  const { t } = useLingui();
  const isMember = useMachineSelector('session', selectIsMember);
  // The wallet has an entry of its own.
  const exact = useLocation({ select: ({ pathname }) => pathname.endsWith('/MyWallet') });
  return (
    <BottomNav label={t`Main`}>
      <BottomNavEntry icon={<House />} render={<Link to="/" activeOptions={{ exact: true }} />}>
        <Trans>Home</Trans>
      </BottomNavEntry>
      <BottomNavEntry icon={<Grid />} render={<Link to="/gameHall" />}>
        <Trans>Games</Trans>
      </BottomNavEntry>
      <WalletEntry />
      <BottomNavEntry icon={<Percent />} render={<Link to="/discount" />}>
        <Trans>Promotions</Trans>
      </BottomNavEntry>
      <LazyMenu list={AccountMenu} at="header">
        {(open) => (
          <BottomNavEntry
            icon={<User />}
            // Loaded beforehand: signing out there works offline.
            render={
              isMember ? <Link to={'/user' as string} preload="render" activeOptions={{ exact }} /> : open
            }
          >
            <Trans>Me</Trans>
          </BottomNavEntry>
        )}
      </LazyMenu>
    </BottomNav>
  );
}

/** A visitor has no wallet, so the entry opens the sign-in dialog first. */
function WalletEntry() {
  const isMember = useMachineSelector('session', selectIsMember);
  const send = useSend('signIn');
  const openSignIn = <button type="button" onClick={() => send({ type: 'signIn.open', target: 'user' })} />;
  return (
    <BottomNavEntry
      icon={<Wallet />}
      render={isMember ? <Link to={'/user/MyWallet' as string} /> : openSignIn}
    >
      <Trans>Wallet</Trans>
    </BottomNavEntry>
  );
}
