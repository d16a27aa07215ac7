import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a claim is told as received that is not',
    class: 'error not shown',
    file: 'src/features/promotions/ClaimTermsView.tsx',
    from: "isMissing={snapshot.matches({ terms: 'missing' })}",
    to: 'isMissing={false}',
    walk: ['promotion-claim'],
  },
];
