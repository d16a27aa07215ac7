import type { ActorRefFrom } from 'xstate';
import type { playDeskMachine } from '#machines/play-coordinator.machine.ts';
import type { sessionMachine } from '#machines/session.machine.ts';
import type { signInMachine } from '#machines/sign-in.machine.ts';
import { giveLinksToShell, hearShell, tellShell } from '#src/windows/native.ts';
import type { AppActor } from './create-app.ts';

/** Joins the running machines to the native shell that may hold the app. Nothing secret crosses. */
export function joinShell({ system }: AppActor) {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const playDesk = system.get('playDesk') as ActorRefFrom<typeof playDeskMachine>;
  const signIn = system.get('signIn') as ActorRefFrom<typeof signInMachine>;

  const tellStatus = (tokenLogin: boolean) => tellShell({ type: 'status', data: { tokenLogin } });
  const tellGame = (open: boolean) => tellShell({ type: 'isOpenGame', data: { open } });
  session.on('session.opened', () => tellStatus(true));
  session.on('session.closed', () => tellStatus(false));
  playDesk.on('play.opened', () => tellGame(true));
  playDesk.on('play.closed', () => tellGame(false));
  signIn.on('modal.request', ({ modal }) => {
    if (modal.kind === 'signIn') tellShell({ type: 'callTouchID' });
  });

  giveLinksToShell();
  hearShell(({ type }) => {
    const { member, playing } = session.getSnapshot().context;
    if (type === 'status') tellStatus(member !== null);
    else if (type === 'isOpenGame') tellGame(playing);
    else session.send({ type: 'session.signOut' });
  });
}
