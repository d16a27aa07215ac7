import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a closed window of a demo is not detected',
    class: 'window',
    file: 'src/features/play/demo/demo-play.implementations.ts',
    from: "sendBack({ type: 'window.closed' })",
    to: 'void sendBack',
    walk: ['demo-play'],
  },
];
