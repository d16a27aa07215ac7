import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a refused limit is an error',
    class: 'wiring',
    file: 'src/features/play/limits/play-limits.implementations.ts',
    from: "if (result.failure.code !== '101') return result;",
    to: 'return result;',
    walk: ['play-limits'],
  },
];
