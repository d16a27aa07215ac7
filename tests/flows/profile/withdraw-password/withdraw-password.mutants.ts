import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a refused withdrawal password shows no error',
    class: 'error not shown',
    file: 'src/features/money/withdrawal/WithdrawPasswordForm.tsx',
    from: 'text={<PasswordProblem failure={failure} isSet={isSet} />}',
    to: 'text=""',
    walk: ['withdraw-password'],
  },
  {
    name: 'the form of a withdrawal password has no name',
    class: 'accessible name',
    file: 'src/features/money/withdrawal/WithdrawPasswordForm.tsx',
    from: 'aria-label={t`Withdrawal password`}',
    to: 'aria-label=""',
    walk: ['withdraw-password'],
  },
];
