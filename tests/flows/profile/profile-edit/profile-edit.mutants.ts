import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'profile error is not shown',
    class: 'error not shown',
    file: 'src/features/profile/FieldForm.tsx',
    from: '<FormError>{error}</FormError>',
    to: '',
    walk: ['profile-edit'],
  },
];
