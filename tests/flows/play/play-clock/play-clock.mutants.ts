import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'the play clock is stored under another name',
    class: 'storage',
    file: 'src/features/play/play-clock.implementations.ts',
    from: "localStore.set('play_clock', String(command.startedAt))",
    to: "localStore.set('play_clocks' as never, String(command.startedAt))",
    walk: ['play-clock'],
  },
  {
    name: 'the time in play has no name',
    class: 'accessible name',
    file: 'src/features/play/PlayTime.tsx',
    from: 'aria-label={t`Time in play`}',
    to: 'aria-label=""',
    walk: ['play-clock'],
  },
];
