import type { ActorRefFrom } from 'xstate';
import type { playCoordinatorMachine } from '#machines/play/play-coordinator.machine.ts';
import type { sessionMachine } from '#machines/session/session.machine.ts';
import type { signInMachine } from '#machines/session/sign-in.machine.ts';
import type { AppActor } from '#src/actors/app-actor.ts';
import { onNativeMessage, openLinksInNative, postToNative } from '#src/windows/native.ts';

/** Connects the machines to the native shell, if there is one. No secrets are sent. */
export function connectNative({ system }: AppActor) {
  const session = system.get('session') as ActorRefFrom<typeof sessionMachine>;
  const playCoordinator = system.get('playCoordinator') as ActorRefFrom<typeof playCoordinatorMachine>;
  const signIn = system.get('signIn') as ActorRefFrom<typeof signInMachine>;

  const postStatus = (tokenLogin: boolean) => postToNative({ type: 'status', data: { tokenLogin } });
  const postGame = (open: boolean) => postToNative({ type: 'isOpenGame', data: { open } });
  session.on('session.opened', () => postStatus(true));
  session.on('session.closed', () => postStatus(false));
  playCoordinator.on('play.opened', () => postGame(true));
  playCoordinator.on('play.closed', () => postGame(false));
  signIn.on('modal.request', ({ modal }) => {
    if (modal.kind === 'signIn') postToNative({ type: 'callTouchID' });
  });

  openLinksInNative();
  onNativeMessage(({ type }) => {
    const { member, playing } = session.getSnapshot().context;
    if (type === 'status') postStatus(member !== null);
    else if (type === 'isOpenGame') postGame(playing);
    else session.send({ type: 'session.signOut' });
  });
}
