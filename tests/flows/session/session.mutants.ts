import type { Mutant } from '../../mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'an expired session shows the text of a demo',
    class: 'shown text',
    file: 'src/i18n/notice.ts',
    from: 'session_expired: msg`Your session has ended. Sign in again.`',
    to: 'session_expired: msg`This is a demo site. Games cannot be played here.`',
    walk: ['session'],
  },
  {
    name: "a member's currency is stored under another name",
    class: 'storage',
    file: 'src/storage/member.ts',
    from: "localStore.set('currency', currency);",
    to: "localStore.set('member_currency' as never, currency);",
    walk: ['session'],
  },
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
    name: 'sign-out in another tab is ignored',
    class: 'wiring',
    file: 'src/features/session/session.implementations.ts',
    from: "if (message.type === 'session.ending') sendBack({ type: 'tab.ending' });",
    to: '',
    walk: ['session'],
  },
  {
    name: 'own sign-in counts as a foreign one',
    class: 'wiring',
    file: 'src/realtime/realtime.implementations.ts',
    from: "own === null ? 'layout' : { type: 'realtime.login', own, at, device }",
    to: "own === null ? 'layout' : { type: 'realtime.login', own: !own, at, device }",
    walk: ['session'],
  },
];
