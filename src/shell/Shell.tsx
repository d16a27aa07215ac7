import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { selectOffline } from '#machines/kernel/realtime.selectors.ts';
import { selectNotSupported } from '#machines/site/device.selectors.ts';
import { stateName, useIsDesktop, useMachineSelector } from '#src/actors/machines.ts';
import { isInMemberCentre, useAreaPage } from '#src/components/use-area-page.ts';
import { useLayoutParts } from '#src/components/use-layout-parts.ts';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { isDesktop } from '#src/site/site.ts';
import { AppLayout } from '#src/ui/AppLayout.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { PageOverlay } from './PageOverlay.tsx';
import { PhoneBottomNav } from './PhoneBottomNav.tsx';
import { PhoneHeader, PhoneMember } from './PhoneHeader.tsx';

const DesktopHeader = lazyComponent(() => import('./DesktopHeader.tsx'));
const DesktopMember = lazyComponent(() => import('./DesktopMember.tsx'));
const DesktopSidebar = lazyComponent(() => import('./DesktopSidebar.tsx'));
const MemberSidebar = lazyComponent(() => import('./MemberSidebar.tsx'));
const OfflineBanner = lazyComponent(
  async () => ({ default: (await import('./Overlays.tsx')).OfflineBanner }),
  { optional: true, alongside: loadDeferredMessages },
);
const BrowserAlert = lazyComponent(() => import('./BrowserAlert.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

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
  const isMemberPage = useAreaPage()?.area === 'user';
  return (
    <div data-machine="session" data-state={state}>
      <AppLayout
        layout={desktop ? 'desktop' : 'phone'}
        skipLabel={t`Skip to main content`}
        sidebar={
          parts.footer && (
            <Suspense>
              {isMemberPage ? (
                <Suspense fallback={<DesktopSidebar />}>
                  <MemberSidebar />
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
              {desktop ? <DesktopHeader memberEntries={<DesktopMember />} /> : <PhoneHeader />}
            </Suspense>
          )
        }
        bottomNav={parts.footer && <PhoneBottomNav />}
      >
        <Suspense>
          {offline && <OfflineBanner />}
          {notSupported && <BrowserAlert />}
        </Suspense>
        {parts.content && children}
      </AppLayout>
      <PageOverlay />
    </div>
  );
}
