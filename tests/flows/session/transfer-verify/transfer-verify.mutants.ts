import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'proof error is not shown',
    class: 'error not shown',
    file: 'src/features/session/sign-in/TransferProofForm.tsx',
    from: '<FormError>{serverError.form}</FormError>',
    to: '<FormError>{null}</FormError>',
    walk: ['transfer-verify'],
  },
  {
    name: 'transfer password error is not shown',
    class: 'error not shown',
    file: 'src/features/session/sign-in/TransferVerify.tsx',
    from: '<FormError>{serverError.form}</FormError>',
    to: '<FormError>{null}</FormError>',
    walk: ['transfer-verify'],
  },
];
