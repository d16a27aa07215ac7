import { Trans, useLingui } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { Regions } from '#contract/templates.ts';
import { selectOffline } from '#machines/kernel/realtime.selectors.ts';
import {
  selectCleaning,
  selectExchanging,
  selectIsMember,
  selectSigningOut,
} from '#machines/session/session.selectors.ts';
import { selectNotSupported } from '#machines/site/device.selectors.ts';
import { stateName, useIsDesktop, useMachineSelector } from '#src/actors/machines.tsx';
import { RegisterButton, SIGN_IN, SignInButton } from '#src/components/SignInButton.tsx';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { isInMemberCentre, useAreaPage } from '#src/components/use-area-page.ts';
import { useLayoutParts } from '#src/components/use-layout-parts.ts';
import { isDesktop, site } from '#src/site/site.ts';
import { useRegion } from '#src/site/use-region.ts';
import { AppLayout, BrandMark, Header, MAIN, SEARCH } from '#src/ui/AppLayout.tsx';
import { cx } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { PhoneBottomNav } from './PhoneBottomNav.tsx';
import css from './Shell.module.css';

const DesktopHeader = lazyComponent(() => import('./DesktopHeader.tsx'));
const DesktopMember = lazyComponent(() => import('./DesktopMember.tsx'));
const DesktopSidebar = lazyComponent(() => import('./DesktopSidebar.tsx'));
const MemberSidebar = lazyComponent(() => import('./MemberSidebar.tsx'));
const OfflineBanner = lazyComponent(
  async () => ({ default: (await import('./Overlays.tsx')).OfflineBanner }),
  { optional: true },
);
const DemoBanner = lazyComponent(() => import('./DemoBanner.tsx'), { optional: true });
const BrowserAlert = lazyComponent(() => import('./BrowserAlert.tsx'), {
  optional: true,
});

/** What takes the place of the phone's bar. */
const drawers: { readonly [Key in Regions['phoneNavigation']]?: ComponentType } = {
  drawer: lazyComponent(() => import('./PhoneDrawer.tsx')),
};

/** Loads what the shell needs to render a page, for this layout and for a member or a visitor. */
export async function loadShell(isMember: boolean, path: string) {
  const DesktopMenu = isMember && isInMemberCentre(path) ? MemberSidebar : DesktopSidebar;
  const layout = isDesktop ? [DesktopHeader, DesktopMenu] : [];
  const forMember = isDesktop ? DesktopMember : PhoneMember;
  await Promise.all([...layout, ...(isMember ? [forMember] : [])].map((part) => part.preload()));
}

/** The layout around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const state = useMachineSelector('session', stateName);
  const offline = useMachineSelector('realtime', selectOffline);
  const notSupported = useMachineSelector('device', selectNotSupported);
  const parts = useLayoutParts(desktop);
  const isMember = useMachineSelector('session', selectIsMember);
  const page = useAreaPage();
  const Drawer = drawers[useRegion('phoneNavigation')];
  const isMemberPage = page?.area === 'user';
  const hasSearch = desktop && parts.header && !page;
  return (
    <div data-machine="session" data-state={state}>
      <AppLayout
        layout={desktop ? 'desktop' : 'phone'}
        skips={[
          { to: MAIN, label: t`Skip to main content` },
          ...(hasSearch ? [{ to: SEARCH, label: t`Skip to search` }] : []),
          ...(parts.header && !isMember ? [{ to: SIGN_IN, label: t`Skip to sign-in` }] : []),
        ]}
        sidebar={
          parts.footer && (
            <Suspense>
              {isMemberPage ? (
                <Suspense fallback={<DesktopSidebar />}>
                  <MemberSidebar siteNavigation={<DesktopSidebar />} />
                </Suspense>
              ) : (
                <DesktopSidebar />
              )}
            </Suspense>
          )
        }
        header={
          parts.header && (
            <Suspense>
              {desktop ? (
                <DesktopHeader memberEntries={<DesktopMember />} />
              ) : (
                <PhoneHeader Drawer={Drawer} />
              )}
            </Suspense>
          )
        }
        bottomNav={parts.footer && !Drawer && <PhoneBottomNav />}
      >
        <Suspense>
          {site.isDemo && <DemoBanner />}
          {offline && <OfflineBanner />}
          {notSupported && <BrowserAlert />}
        </Suspense>
        {parts.content && children}
      </AppLayout>
      <PageOverlay />
    </div>
  );
}

const PhoneMember = lazyComponent(() => import('./PhoneMember.tsx'));

function PhoneHeader({ Drawer }: { Drawer: ComponentType | undefined }) {
  const isMember = useMachineSelector('session', selectIsMember);
  return (
    <Header start={<SiteBrand compact={isMember} inHeader />}>
      {Drawer && (
        <Suspense>
          <Drawer />
        </Suspense>
      )}
      {isMember ? (
        <Suspense>
          <PhoneMember />
        </Suspense>
      ) : (
        <>
          <SignInButton />
          <RegisterButton />
        </>
      )}
    </Header>
  );
}

/** Milliseconds. Shorter waits show no overlay, because it would only flash. */
const OVERLAY_DELAY = 300;

/** Overlay while a page loads, a hand-off is exchanged or the member is signed out. */
function PageOverlay() {
  const signingOut = useMachineSelector('session', selectSigningOut);
  const cleaning = useMachineSelector('session', selectCleaning);
  const exchanging = useMachineSelector('session', selectExchanging);
  const pending = useRouterState({ select: (state) => state.status === 'pending' });
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!pending) return setShown(false);
    const timer = setTimeout(() => setShown(true), OVERLAY_DELAY);
    return () => clearTimeout(timer);
  }, [pending]);
  return (
    <LoadingOverlay shown={shown || cleaning || signingOut || exchanging}>
      {signingOut ? (
        <Trans>Signing you out</Trans>
      ) : exchanging ? (
        <Trans>Signing you in</Trans>
      ) : (
        <Trans>Opening the page</Trans>
      )}
    </LoadingOverlay>
  );
}

/** Overlay while the page changes: appears at once and fades out. */
const LoadingOverlay = ({ shown, children }: { shown: boolean; children?: ReactNode }) => (
  <div className={cx(css.overlay, shown && css.shown)} role="status">
    <BrandMark className={css.arch} animated />
    <span>{shown && children}</span>
  </div>
);
