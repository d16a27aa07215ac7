import type { Mutant } from '../../mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'profile error is not shown',
    class: 'error not shown',
    file: 'src/features/member/FieldForm.tsx',
    from: '<FormError>{error}</FormError>',
    to: '',
    walk: ['profile-edit'],
  },
];
