import type { Mutant } from '../../mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a refused limit is an error',
    class: 'wiring',
    file: 'src/features/limits/play-limits.implementations.ts',
    from: "if (result.failure.code !== '101') return result;",
    to: 'return result;',
    walk: ['play-limits'],
  },
];
