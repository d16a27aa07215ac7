import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { selectIsDesktop } from '#machines/device.machine.ts';
import { selectEpoch, selectMember } from '#machines/session.machine.ts';
import { stateName, useMachine, useSend } from '../../actors/context.tsx';
import { layoutQuery } from '../../api/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { Frame, Header } from '../../ui/Frame.tsx';

/** The house around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const desktop = useMachine('device', selectIsDesktop);
  const member = useMachine('session', selectMember);
  const state = useMachine('session', stateName);
  const epoch = useMachine('session', selectEpoch);
  const layout = useQuery({ ...layoutQuery(epoch), enabled: member !== null });
  const signIn = useSend('signIn');
  const session = useSend('session');
  return (
    <div data-machine="session" data-state={state}>
      <Frame
        layout={desktop ? 'desktop' : 'phone'}
        skipLabel={t`Skip to the content`}
        header={
          <Header>
            {member ? (
              <>
                <span>
                  {member.account} {layout.data?.memberCash}
                </span>
                <Button onClick={() => session({ type: 'session.signOut' })}>{t`Sign out`}</Button>
              </>
            ) : (
              <Button onClick={() => signIn({ type: 'signIn.open' })}>{t`Sign in`}</Button>
            )}
          </Header>
        }
      >
        {children}
      </Frame>
    </div>
  );
}
