import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a refused change of an account is not shown',
    class: 'error not shown',
    file: 'src/features/money/accounts/AccountsPage.tsx',
    from: "snapshot.matches('list') && failure)",
    to: "snapshot.matches('list') && failure && (false as boolean))",
    walk: ['bank-account'],
  },
];
