import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'offline banner is not shown',
    class: 'shown text',
    file: 'src/shell/Shell.tsx',
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
];
