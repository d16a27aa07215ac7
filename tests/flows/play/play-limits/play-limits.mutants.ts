import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a refused limit is an error',
    class: 'wiring',
    file: 'src/features/play/limits/play-limits.implementations.ts',
    from: "if (failureName(result.failure) !== 'limit_waits') return result;",
    to: 'return result;',
    walk: ['play-limits'],
  },
];
