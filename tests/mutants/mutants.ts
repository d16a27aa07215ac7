import { mutantsOfForms } from './mutants-of-forms.ts';

/** One thing wrong outside the machines, and the machines whose browser walks ought to notice. */
export interface Mutant {
  name: string;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  walk: readonly string[];
}
export const mutants: readonly Mutant[] = [
  ...mutantsOfForms,
  // Modals and notices.
  {
    name: 'yes is heard as no',
    file: 'src/modals/Message.tsx',
    from: "onAnswer('yes')",
    to: "onAnswer('no')",
    walk: ['sign-in'],
  },
  {
    name: 'no is heard as yes',
    file: 'src/modals/Message.tsx',
    from: "const refuse = () => onAnswer('no');",
    to: "const refuse = () => onAnswer('yes');",
    walk: ['sign-in'],
  },
  {
    name: "a modal's answer goes to another modal",
    file: 'src/modals/ModalHost.tsx',
    from: 'kind: modal.kind, answer',
    to: "kind: 'maintenance', answer",
    walk: ['modals'],
  },
  {
    name: 'the windows that were held back are taken for maintenance',
    file: 'src/modals/ModalHost.tsx',
    from: "lazy(() => import('./PopupBlocked.tsx'))",
    to: "lazy(() => import('./Maintenance.tsx')) as never",
    walk: ['play-desk'],
  },
  {
    name: 'notices are not heard',
    file: 'src/screens/shell/Over.tsx',
    from: "useAppListener('notice', hear);",
    to: 'void hear;',
    walk: ['app'],
  },
  {
    name: 'a session that ended is said to be used elsewhere',
    file: 'src/i18n/notice.ts',
    from: 'session_expired: msg`Your session has ended. Sign in again.`',
    to: 'session_expired: msg`Your account was signed in elsewhere. You are signed out here.`',
    walk: ['session'],
  },
  // The session.
  {
    name: 'signing out is not shown',
    file: 'src/screens/shell/PageOverlay.tsx',
    from: 'shown={shown || signingOut || exchanging}',
    to: 'shown={shown || exchanging}',
    walk: ['session'],
  },
  {
    name: 'signing out leaves the member in storage',
    file: 'src/actors/session.ts',
    from: '  forgetMember();\n  tellShell(',
    to: '  tellShell(',
    walk: ['session'],
  },
  {
    name: 'what somebody signed in for does not open',
    file: 'src/start-app.ts',
    from: '    if (!(desktop && openArea(target, router.buildLocation({ to }).href))) void router.navigate({ to });\n',
    to: '',
    walk: ['sign-in', 'app'],
  },
  {
    name: 'another tab that signs out is not heard',
    file: 'src/actors/session.ts',
    from: "if (message.type === 'session.ending') sendBack({ type: 'tab.ending' });",
    to: '',
    walk: ['session'],
  },
  {
    name: 'a 401 is swallowed',
    file: 'src/api/call.ts',
    from: 'wiring.onUnauthorized?.();',
    to: 'void wiring;',
    walk: ['app'],
  },
  {
    name: 'nobody is sent home',
    file: 'src/start-app.ts',
    from: "void router.navigate({ to: '/' })",
    to: 'void router',
    walk: ['app'],
  },
  // Realtime.
  {
    name: 'a lost line is not said',
    file: 'src/screens/shell/Shell.tsx',
    from: '{offline && <OfflineBanner />}',
    to: '{!offline && offline && <OfflineBanner />}',
    walk: ['realtime'],
  },
  {
    name: "the member's channel is another one",
    file: 'src/api/realtime-client.ts',
    from: 'member: channels.member(memberId),',
    to: 'member: channels.member(currency),',
    walk: ['realtime'],
  },
  {
    name: 'joining is not told',
    file: 'src/actors/realtime.ts',
    from: "onJoined: () => sendBack({ type: 'channel.joined' })",
    to: 'onJoined: () => undefined',
    walk: ['realtime'],
  },
  {
    name: 'a refused channel is taken for a joined one',
    file: 'src/actors/realtime.ts',
    from: "sendBack({ type: 'channel.refused' })",
    to: "sendBack({ type: 'channel.joined' })",
    walk: ['realtime'],
  },
  {
    name: "one's own sign-in is taken for another's",
    file: 'src/actors/realtime.ts',
    from: "own: payload.token === local.get('token')",
    to: "own: payload.token !== local.get('token')",
    walk: ['session'],
  },
  {
    name: 'the balance that arrives is not shown',
    file: 'src/start-app.ts',
    from: 'showCash(queries, cash)',
    to: 'void cash',
    walk: ['app'],
  },
  {
    name: 'other things are fetched than have changed',
    file: 'src/actors/realtime.ts',
    from: "what: 'banners'",
    to: "what: 'letters'",
    walk: ['app'],
  },
  {
    name: 'what was missed is not fetched when the line returns',
    file: 'src/start-app.ts',
    from: 'void queries.invalidateQueries()',
    to: 'undefined',
    walk: ['app'],
  },
  // The width of the window.
  {
    name: 'the window is always narrow',
    file: 'src/actors/device.ts',
    from: 'width: window.innerWidth',
    to: 'width: 0',
    walk: ['device'],
  },
  // Playing.
  {
    name: 'to cancel is to leave',
    file: 'src/screens/play/PlayStatus.tsx',
    from: "send({ type: 'launch.cancel' })",
    to: "send({ type: 'launch.leave' })",
    walk: ['game-launch'],
  },
  {
    name: 'a closed transfer is not said',
    file: 'src/screens/play/PlayStatus.tsx',
    from: 'playing: transferDisabled ? (',
    to: 'playing: transferDisabled && false ? (',
    walk: ['play-desk'],
  },
  {
    name: 'a game that is left looks open',
    file: 'src/screens/play/PlayStatus.tsx',
    from: "snapshot.hasTag('leaving') ? 'leaving'",
    to: "snapshot.hasTag('leaving') ? 'playing'",
    walk: ['play-desk'],
  },
  {
    name: 'an opened window is taken for a blocked one',
    file: 'src/actors/play.ts',
    from: 'opened: openGameWindow(input.game.name)',
    to: 'opened: !openGameWindow(input.game.name)',
    walk: ['play-desk'],
  },
  {
    name: 'the seat is free whoever holds it',
    file: 'src/actors/play.ts',
    from: 'return giveUp ? {',
    to: 'return giveUp !== undefined ? {',
    walk: ['game-launch'],
  },
  {
    name: 'every session is valid',
    file: 'src/actors/play.ts',
    from: 'valid: await isSessionValid(signal),',
    to: 'valid: (await isSessionValid(signal)) || true,',
    walk: ['play-desk'],
  },
  {
    name: 'a game that goes on is taken for one that is gone',
    file: 'src/actors/play.ts',
    from: 'playing: answer.ok && answer.data.isPlaying',
    to: 'playing: answer.ok && !answer.data.isPlaying',
    walk: ['game-launch'],
  },
  {
    name: 'to leave is to ask for the balance',
    file: 'src/actors/play.ts',
    from: 'await call(leave, { gp_id: gpId }, { signal, quiet: true })',
    to: 'await call(layout, {}, { signal, quiet: true })',
    walk: ['play-desk'],
  },
  {
    name: "the provider's way back is not heard",
    file: 'src/actors/play.ts',
    from: "if (message.type === 'lobby.returned') sendBack({ type: 'lobby.returned' });",
    to: 'void message;',
    walk: ['game-launch'],
  },
  {
    name: 'a game of an earlier page is forgotten',
    file: 'src/actors/play.ts',
    from: "local.get('isPlay') === '1'",
    to: "local.get('isPlay') === '2'",
    walk: ['play-desk'],
  },
  {
    name: 'the window never gets to the game',
    file: 'src/windows/game-window.ts',
    from: 'game?.location.replace(url);',
    to: 'void url;',
    walk: ['play-desk'],
  },
  {
    name: 'the window of a game that was left stays open',
    file: 'src/windows/game-window.ts',
    from: '  game?.close();\n  game = null;',
    to: '  game = null;',
    walk: ['play-desk', 'game-launch'],
  },
  {
    name: 'a closed window is not noticed',
    file: 'src/windows/game-window.ts',
    from: 'if (!game || game.closed) onClosed();',
    to: 'void onClosed;',
    walk: ['game-launch'],
  },
  {
    name: 'the next game needs a window of its own',
    file: 'src/windows/game-window.ts',
    from: 'kept = true;',
    to: 'kept = false;',
    walk: ['play-desk', 'game-launch'],
  },
  // The sports frame.
  {
    name: 'a bet in the sports frame opens nothing',
    file: 'src/screens/sports/use-bets.ts',
    from: "useAppListener('sports.bet', open);",
    to: 'void open;',
    walk: ['sports-frame', 'app'],
  },
  {
    name: 'the sports frame is not left with its hall',
    file: 'src/screens/sports/SportsFrame.tsx',
    from: "return () => send({ type: 'sports.leave' });",
    to: 'return;',
    walk: ['sports-frame'],
  },
  {
    name: 'the sports frame keeps the height that it began with',
    file: 'src/screens/sports/SportsFrame.tsx',
    from: 'style={height ? { height } : undefined}',
    to: '',
    walk: ['sports-frame'],
  },
  {
    name: 'the sports frame is shown unchecked',
    file: 'src/actors/sports.ts',
    from: 'call(checkIframe, { url: input.url }, { signal })',
    to: 'Promise.resolve({ ok: true, data: { url: input.url, signal, checkIframe } })',
    walk: ['sports-frame'],
  },
];
