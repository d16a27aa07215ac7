import type { Mutant } from '../../mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'Cancel button leaves the game',
    class: 'wrong event',
    file: 'src/features/play/PlayStatus.tsx',
    from: "send({ type: 'launch.cancel' })",
    to: "send({ type: 'launch.leave' })",
    walk: ['game-launch'],
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
    name: 'a running game counts as ended',
    class: 'wiring',
    file: 'src/features/play/play-coordinator.implementations.ts',
    from: 'playing: !result.ok || result.data.isPlaying',
    to: 'playing: result.ok && !result.data.isPlaying',
    walk: ['game-launch'],
  },
  {
    name: 'return to the lobby is ignored',
    class: 'wiring',
    file: 'src/features/play/play-coordinator.implementations.ts',
    from: "if (message.type === 'leave.requested') sendBack({ type: 'leave.requested' });",
    to: 'void message;',
    walk: ['game-launch'],
  },
  {
    name: 'a closed game window is not detected',
    class: 'window',
    file: 'src/windows/game-window.ts',
    from: 'if (!game || game.closed) onClosed(seenOpen >= closedWindowWait);',
    to: 'if (!game || game.closed) void onClosed;',
    walk: ['game-launch'],
  },
];
