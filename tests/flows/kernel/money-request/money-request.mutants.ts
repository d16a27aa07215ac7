import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'an unfinished request is not stored',
    class: 'storage',
    file: 'src/api/money-request.implementations.ts',
    from: 'unfinished.set(request);',
    to: 'void unfinished;',
    walk: ['money-request'],
  },
  {
    name: 'a request that was refused counts as missing',
    class: 'wiring',
    file: 'src/api/money-request.implementations.ts',
    from: "data: { type: 'refused', failure: result.failure }",
    to: "data: { type: 'missing' }",
    walk: ['money-request'],
  },
];
