import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { selectIsDesktop } from '#machines/device.machine.ts';
import { stateName, useMachine } from '../../actors/context.tsx';
import { Frame } from '../../ui/Frame.tsx';
import { DesktopHeader } from './DesktopHeader.tsx';
import { DesktopRail } from './DesktopRail.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { PageOverlay } from './PageOverlay.tsx';
import { PhoneDock } from './PhoneDock.tsx';
import { PhoneHeader } from './PhoneHeader.tsx';
import { useParts } from './use-parts.ts';

/** The house around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const desktop = useMachine('device', selectIsDesktop);
  const state = useMachine('session', stateName);
  const parts = useParts();
  return (
    <div data-machine="session" data-state={state}>
      <Frame
        layout={desktop ? 'desktop' : 'phone'}
        skipLabel={t`Skip to the content`}
        rail={parts.footer && <DesktopRail />}
        header={parts.header && (desktop ? <DesktopHeader /> : <PhoneHeader />)}
        dock={parts.footer && <PhoneDock />}
      >
        <OfflineBanner />
        {parts.content && children}
      </Frame>
      <PageOverlay />
    </div>
  );
}
