import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a break is not reported',
    class: 'wiring',
    file: 'src/features/play/limits/play-break.implementations.ts',
    from: 'running: runningBreak(data, serverNow())',
    to: 'running: runningBreak(data, serverNow()) && null',
    walk: ['play-break'],
  },
];
