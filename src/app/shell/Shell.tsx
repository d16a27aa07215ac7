import { useLingui } from '@lingui/react/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { desktopFrom } from '#contract/limits.ts';
import { selectEnvelope, selectNotSupported, selectOffline } from '#machines/selectors.ts';
import { useParts } from '#src/components/use-layout-parts.ts';
import { wearTemplate } from '#src/site/site.ts';
import { windowWidth } from '#src/site/window-width.ts';
import { Frame } from '#src/ui/AppLayout.tsx';
import { spare } from '#src/ui/lazy-optional.ts';
import { stateName, useIsDesktop, useMachine } from '../context.tsx';
import { PageOverlay } from './PageOverlay.tsx';
import { PhoneDock } from './PhoneBottomNav.tsx';
import { PhoneHeader, PhoneMember } from './PhoneHeader.tsx';

const DesktopHeader = lazyRouteComponent(() => import('./DesktopHeader.tsx'), 'DesktopHeader');
const DesktopRail = lazyRouteComponent(() => import('./DesktopSidebar.tsx'), 'DesktopRail');
const EnvelopeStrip = spare(() => import('#src/features/promotions/RedEnvelopeStrip.tsx'));

const OfflineBanner = spare(async () => ({ default: (await import('./Overlays.tsx')).OfflineBanner }));
const BrowserAlert = spare(() => import('./BrowserAlert.tsx'));

/** Loads what the shell is not drawn without, for a window of this width and whoever is here. */
export async function loadShell(isMember: boolean) {
  if (windowWidth() >= desktopFrom) await Promise.all([DesktopHeader.preload?.(), DesktopRail.preload?.()]);
  else if (isMember) await PhoneMember.preload?.();
}

/** The house around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const desktop = useIsDesktop();
  const state = useMachine('session', stateName);
  const offline = useMachine('realtime', selectOffline);
  const notSupported = useMachine('device', selectNotSupported);
  const parts = useParts(desktop);
  const envelope = useMachine('redEnvelope', selectEnvelope);
  useLayoutEffect(() => wearTemplate(desktop), [desktop]);
  return (
    <div data-machine="session" data-state={state}>
      <Frame
        layout={desktop ? 'desktop' : 'phone'}
        skipLabel={t`Skip to the content`}
        rail={
          parts.footer && (
            <Suspense>
              <DesktopRail />
            </Suspense>
          )
        }
        header={parts.header && <Suspense>{desktop ? <DesktopHeader /> : <PhoneHeader />}</Suspense>}
        dock={parts.footer && <PhoneDock />}
      >
        <Suspense>
          {offline && <OfflineBanner />}
          {notSupported && <BrowserAlert />}
          {parts.header && envelope && <EnvelopeStrip envelope={envelope} />}
        </Suspense>
        {parts.content && children}
      </Frame>
      <PageOverlay />
    </div>
  );
}
