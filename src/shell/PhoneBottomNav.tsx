import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useLocation } from '@tanstack/react-router';
import { LayoutGrid as Grid, House, Percent, User, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { selectIsMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { OfferedLink } from '#src/components/offered.tsx';
import { type RenderProp, renderElement } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import css from './PhoneBottomNav.module.css';

const AccountMenu = lazyComponent(() => import('./AccountMenu.tsx'));

/** The phone's navigation, in reach of the thumb. */
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
      <BottomNavEntry icon={<Percent />} render={<OfferedLink feature="promotions" to="/discount" />}>
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

interface BottomNavProps {
  label: string;
  /** Five entries. */
  children: ReactNode;
}

const BottomNav = ({ label, children }: BottomNavProps) => (
  <nav className={css.nav} data-part="bottom-nav" aria-label={label}>
    <ul className={css.list}>{children}</ul>
  </nav>
);

interface EntryProps {
  icon: ReactNode;
  badge?: ReactNode;
  children: ReactNode;
  render: RenderProp;
}

const BottomNavEntry = ({ icon, badge, children, render }: EntryProps) => (
  <li>
    {renderElement(render, {
      className: css.entry,
      children: (
        <>
          {icon}
          <span className={css.name}>{children}</span>
          {badge}
        </>
      ),
    })}
  </li>
);
