import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'the form of a withdrawal has no name',
    class: 'accessible name',
    file: 'src/features/money/withdrawal/WithdrawalForm.tsx',
    from: 'aria-label={t`Withdrawal`}',
    to: 'aria-label=""',
    walk: ['withdrawal'],
  },
  {
    name: 'a withdrawal shows no progress',
    class: 'busy',
    file: 'src/features/money/withdrawal/WithdrawalForm.tsx',
    from: 'aria-busy={isBusy}',
    to: 'aria-busy={false}',
    walk: ['withdrawal'],
  },
];
