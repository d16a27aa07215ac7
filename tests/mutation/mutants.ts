import { mutantsOfForms } from './form-mutants.ts';
import { mutantsOfMoney } from './money-mutants.ts';
import { mutantsOfWindows } from './window-mutants.ts';

/** What a mutant breaks, each a class of faults that tests of machines alone do not see. */
export const classes = [
  /** What a page stores for the next one, seen only after a reload. */
  'storage',
  /** What only a screen reader tells. */
  'accessible name',
  'shown text',
  /** A gesture that sends another event, or none. */
  'wrong event',
  /** Progress that is not shown. */
  'busy',
  'error not shown',
  /** Windows and pop-ups. */
  'window',
  /** Between machines, actors and the rest of the app. */
  'wiring',
] as const;
export type MutantClass = (typeof classes)[number];

/** Of these none may survive. */
export const listed: ReadonlySet<MutantClass> = new Set(['storage', 'accessible name']);

/** A fault outside the machines, and the machines whose browser walks must fail on it. */
export interface Mutant {
  name: string;
  class: MutantClass;
  file: string;
  /** Occurs once in the file. */
  from: string;
  to: string;
  walk: readonly string[];
}
export const mutants: readonly Mutant[] = [
  ...mutantsOfForms,
  ...mutantsOfMoney,
  ...mutantsOfWindows,
  // Modals and notices.
  {
    name: 'Yes button answers no',
    class: 'wrong event',
    file: 'src/components/dialogs/MessageDialog.tsx',
    from: "onAnswer('yes')",
    to: "onAnswer('no')",
    walk: ['sign-in'],
  },
  {
    name: 'No button answers yes',
    class: 'wrong event',
    file: 'src/components/dialogs/MessageDialog.tsx',
    from: "const onNo = () => onAnswer('no');",
    to: "const onNo = () => onAnswer('yes');",
    walk: ['sign-in'],
  },
  {
    name: 'modal answer goes to another modal',
    class: 'wrong event',
    file: 'src/app/ModalHost.tsx',
    from: 'kind: modal.kind, answer',
    to: "kind: 'maintenance', answer",
    walk: ['modals'],
  },
  {
    name: 'a blocked pop-up shows the maintenance dialog',
    class: 'shown text',
    file: 'src/app/ModalHost.tsx',
    from: "lazyComponent(() => import('#src/features/play/PopupBlocked.tsx'))",
    to: "lazyComponent(() => import('#src/features/play/Maintenance.tsx')) as never",
    walk: ['play-coordinator'],
  },
  {
    name: 'notices are not shown',
    class: 'shown text',
    file: 'src/app/start-app.ts',
    from: "app.on('notice', notices.add);",
    to: 'void notices;',
    walk: ['app'],
  },
  {
    name: 'an expired session shows the text of a demo',
    class: 'shown text',
    file: 'src/i18n/notice.ts',
    from: 'session_expired: msg`Your session has ended. Sign in again.`',
    to: 'session_expired: msg`This is a demo. Games cannot be played here.`',
    walk: ['session'],
  },
  // Seen after a reload only.
  {
    name: "a member's currency is stored under another name",
    class: 'storage',
    file: 'src/storage/member.ts',
    from: "localStore.set('currency', currency);",
    to: "localStore.set('member_currency' as never, currency);",
    walk: ['session'],
  },
  {
    name: 'an unfinished request is stored without its member',
    class: 'storage',
    file: 'src/storage/unfinished-request.ts',
    from: 'JSON.stringify({ memberId, request',
    to: "JSON.stringify({ memberId: '', request",
    walk: ['wallet-transfer'],
  },
  // Heard by a screen reader only.
  {
    name: 'the button that swaps two wallets has no name',
    class: 'accessible name',
    file: 'src/features/wallet/TransferForm.tsx',
    from: 'label={t`Swap from and to`}',
    to: 'label=""',
    walk: ['wallet-transfer'],
  },
  {
    name: 'the button that shows a password has no name',
    class: 'accessible name',
    file: 'src/features/sign-in/CredentialsForm.tsx',
    from: 'showLabel={t`Show password`}',
    to: "showLabel=''",
    walk: ['sign-in'],
  },
  // Session.
  {
    name: 'sign-out overlay is not shown',
    class: 'shown text',
    file: 'src/app/shell/PageOverlay.tsx',
    from: 'shown={shown || cleaning || signingOut || exchanging}',
    to: 'shown={shown || cleaning || exchanging}',
    walk: ['session'],
  },
  {
    name: 'sign-out leaves the member in storage',
    class: 'storage',
    file: 'src/features/session/session.implementations.ts',
    from: '  clearMember();\n  postToNative(',
    to: '  postToNative(',
    walk: ['session'],
  },
  {
    name: 'sign-in target does not open',
    class: 'wiring',
    file: 'src/app/start-app.ts',
    from: '    if (!openArea(router, isDesktop, target)) void router.navigate(areaLocation(target));\n',
    to: '',
    walk: ['sign-in', 'app'],
  },
  {
    name: 'sign-out in another tab is ignored',
    class: 'wiring',
    file: 'src/features/session/session.implementations.ts',
    from: "if (message.type === 'session.ending') sendBack({ type: 'tab.ending' });",
    to: '',
    walk: ['session'],
  },
  {
    name: 'a 401 is ignored',
    class: 'wiring',
    file: 'src/api/call.ts',
    from: 'wiring.onUnauthorized?.();',
    to: 'void wiring;',
    walk: ['app'],
  },
  {
    name: 'sign-out does not navigate home',
    class: 'wiring',
    file: 'src/app/start-app.ts',
    from: "void router.navigate({ to: '/' })",
    to: 'void router',
    walk: ['app'],
  },
  // Realtime.
  {
    name: 'offline banner is not shown',
    class: 'shown text',
    file: 'src/app/shell/Shell.tsx',
    from: '{offline && <OfflineBanner />}',
    to: '{!offline && offline && <OfflineBanner />}',
    walk: ['realtime'],
  },
  {
    name: 'client joins the wrong member channel',
    class: 'wiring',
    file: 'src/realtime/realtime-client.ts',
    from: 'member: channels.member(memberId),',
    to: 'member: channels.member(currency),',
    walk: ['realtime'],
  },
  {
    name: 'channel join is not reported',
    class: 'wiring',
    file: 'src/realtime/realtime.implementations.ts',
    from: "onJoined: () => sendBack({ type: 'channel.joined' })",
    to: 'onJoined: () => undefined',
    walk: ['realtime'],
  },
  {
    name: 'a refused channel counts as joined',
    class: 'wiring',
    file: 'src/realtime/realtime.implementations.ts',
    from: "sendBack({ type: 'channel.refused' })",
    to: "sendBack({ type: 'channel.joined' })",
    walk: ['realtime'],
  },
  {
    name: 'own sign-in counts as a foreign one',
    class: 'wiring',
    file: 'src/realtime/realtime.implementations.ts',
    from: "own === null ? 'layout' : { type: 'realtime.login', own, at, device }",
    to: "own === null ? 'layout' : { type: 'realtime.login', own: !own, at, device }",
    walk: ['session'],
  },
  {
    name: 'pushed balance is not shown',
    class: 'shown text',
    file: 'src/app/start-app.ts',
    from: 'setCachedBalance(queryClient, cash)',
    to: 'void cash',
    walk: ['app'],
  },
  {
    name: 'banner event refetches letters',
    class: 'wiring',
    file: 'src/realtime/realtime.implementations.ts',
    from: "return 'banners'",
    to: "return 'letters'",
    walk: ['app'],
  },
  {
    name: 'public data is not refetched on reconnect',
    class: 'wiring',
    file: 'src/app/start-app.ts',
    from: "app.on('realtime.resumed', refetchPublic)",
    to: 'void refetchPublic',
    walk: ['app'],
  },
  {
    name: 'member data is not refetched on rejoin',
    class: 'wiring',
    file: 'src/app/start-app.ts',
    from: "app.on('realtime.rejoined', refetchMember)",
    to: 'void refetchMember',
    walk: ['app'],
  },
  // Device.
  {
    name: 'window width is always 0',
    class: 'window',
    file: 'src/windows/device.implementations.ts',
    from: 'width: windowWidth()',
    to: 'width: 0',
    walk: ['device'],
  },
  // Play.
  {
    name: 'Cancel button leaves the game',
    class: 'wrong event',
    file: 'src/features/play/PlayStatus.tsx',
    from: "send({ type: 'launch.cancel' })",
    to: "send({ type: 'launch.leave' })",
    walk: ['game-launch'],
  },
  {
    name: 'a disabled transfer is not shown',
    class: 'shown text',
    file: 'src/features/play/PlayStatus.tsx',
    from: 'playing: transferDisabled ? (',
    to: 'playing: transferDisabled && false ? (',
    walk: ['play-coordinator'],
  },
  {
    name: 'a leaving game looks open',
    class: 'shown text',
    file: 'machines/game-launch.selectors.ts',
    from: "if (snapshot.hasTag('leaving')) return 'leaving';",
    to: "if (snapshot.hasTag('leaving')) return 'playing';",
    walk: ['play-coordinator'],
  },
  {
    name: 'an opened window counts as blocked',
    class: 'window',
    file: 'src/features/play/play-coordinator.implementations.ts',
    from: 'opened: openGameWindow(input.game.name)',
    to: 'opened: !openGameWindow(input.game.name)',
    walk: ['play-coordinator'],
  },
  {
    name: 'play lock is free while another tab holds it',
    class: 'wiring',
    file: 'src/features/play/play-coordinator.implementations.ts',
    from: 'return releaseLock ? {',
    to: 'return releaseLock !== undefined ? {',
    walk: ['game-launch'],
  },
  {
    name: 'an invalid session counts as valid',
    class: 'wiring',
    file: 'src/features/play/check-session.ts',
    from: 'return { valid: false, ...',
    to: 'return { valid: true, ...',
    walk: ['play-coordinator'],
  },
  {
    name: 'a running game counts as ended',
    class: 'wiring',
    file: 'src/features/play/play-coordinator.implementations.ts',
    from: 'playing: !answer.ok || answer.data.isPlaying',
    to: 'playing: answer.ok && !answer.data.isPlaying',
    walk: ['game-launch'],
  },
  {
    name: 'leaving a game only reads the balance',
    class: 'wiring',
    file: 'src/features/play/play-coordinator.implementations.ts',
    from: 'await call(leave, { gp_id: gpId }, { signal, ignoreUnauthorized: true })',
    to: 'await call(layout, {}, { signal, ignoreUnauthorized: true })',
    walk: ['play-coordinator'],
  },
  {
    name: 'return to the lobby is ignored',
    class: 'wiring',
    file: 'src/features/play/play-coordinator.implementations.ts',
    from: "if (message.type === 'lobby.returned') sendBack({ type: 'lobby.returned' });",
    to: 'void message;',
    walk: ['game-launch'],
  },
  {
    name: 'a game of an earlier page is not recovered',
    class: 'storage',
    file: 'src/features/play/play-coordinator.implementations.ts',
    from: "'main' && localStore.get('isPlay') === '1'",
    to: "'main' && localStore.get('isPlay') === '2'",
    walk: ['play-coordinator'],
  },
  {
    name: 'game window does not load the game',
    class: 'window',
    file: 'src/windows/game-window.ts',
    from: 'game?.location.replace(url);',
    to: 'void url;',
    walk: ['play-coordinator'],
  },
  {
    name: 'game window stays open after leaving',
    class: 'window',
    file: 'src/windows/game-window.ts',
    from: '  game?.close();\n  game = null;',
    to: '  game = null;',
    walk: ['play-coordinator', 'game-launch'],
  },
  {
    name: 'a closed game window is not detected',
    class: 'window',
    file: 'src/windows/game-window.ts',
    from: 'if (!game || game.closed) onClosed(seenOpen >= closedWindowWait);',
    to: 'if (!game || game.closed) void onClosed;',
    walk: ['game-launch'],
  },
  {
    name: 'game window is not reused',
    class: 'window',
    file: 'src/windows/game-window.ts',
    from: 'kept = true;',
    to: 'kept = false;',
    walk: ['play-coordinator', 'game-launch'],
  },
  // Sports frame.
  {
    name: 'a sports bet opens nothing',
    class: 'wrong event',
    file: 'src/features/sports/use-bets.ts',
    from: "useAppEvent('sports.bet', open);",
    to: 'void open;',
    walk: ['sports-frame', 'app'],
  },
  {
    name: 'sports frame stays active outside its hall',
    class: 'wiring',
    file: 'src/features/sports/SportsFrame.tsx',
    from: "return () => send({ type: 'sports.leave' });",
    to: 'return;',
    walk: ['sports-frame'],
  },
  {
    name: 'sports frame keeps its initial height',
    class: 'shown text',
    file: 'src/features/sports/SportsFrame.tsx',
    from: 'style={height ? { height } : undefined}',
    to: '',
    walk: ['sports-frame'],
  },
  {
    name: 'sports frame is shown without a check',
    class: 'wiring',
    file: 'src/features/sports/sports-frame.implementations.ts',
    from: 'call(checkIframe, { url: input.url }, { signal })',
    to: 'Promise.resolve({ ok: true, data: { url: input.url, signal, checkIframe } })',
    walk: ['sports-frame'],
  },
];
