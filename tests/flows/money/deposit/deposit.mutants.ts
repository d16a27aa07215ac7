import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'the method of a deposit is stored under another name',
    class: 'storage',
    file: 'src/features/money/deposit/use-deposit-fields.ts',
    from: "localStore.set('deposit_method', method.id);",
    to: "localStore.set('deposit_methods' as never, method.id);",
    walk: ['deposit'],
  },
  {
    name: 'the form of a deposit has no name',
    class: 'accessible name',
    file: 'src/features/money/deposit/DepositFields.tsx',
    from: 'aria-label={t`Deposit`}',
    to: 'aria-label=""',
    walk: ['deposit'],
  },
];
