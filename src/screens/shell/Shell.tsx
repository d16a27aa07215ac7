import { useLingui } from '@lingui/react/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import { type ReactNode, Suspense, useLayoutEffect } from 'react';
import { desktopFrom } from '#contract/limits.ts';
import { selectEnvelope, selectNotSupported, selectOffline } from '#machines/selectors.ts';
import { stateName, useIsDesktop, useMachine } from '../../actors/context.tsx';
import { wearTemplate } from '../../site/site.ts';
import { windowWidth } from '../../site/window-width.ts';
import { Frame } from '../../ui/Frame.tsx';
import { spare } from '../../ui/spare.ts';
import { PageOverlay } from './PageOverlay.tsx';
import { PhoneDock } from './PhoneDock.tsx';
import { PhoneHeader, PhoneMember } from './PhoneHeader.tsx';
import { useParts } from './use-parts.ts';

const DesktopHeader = lazyRouteComponent(() => import('./DesktopHeader.tsx'), 'DesktopHeader');
const DesktopRail = lazyRouteComponent(() => import('./DesktopRail.tsx'), 'DesktopRail');
const EnvelopeStrip = spare(() => import('../promotions/EnvelopeStrip.tsx'));

const OfflineBanner = spare(async () => ({ default: (await import('./Late.tsx')).OfflineBanner }));
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
