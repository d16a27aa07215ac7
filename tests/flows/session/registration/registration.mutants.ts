import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'register form submits empty values',
    class: 'wrong event',
    file: 'src/features/session/registration/RegisterForm.tsx',
    from: 'values: wireValues(typed)',
    to: 'values: {}',
    walk: ['registration'],
  },
  {
    name: 'register form shows no field errors',
    class: 'error not shown',
    file: 'src/features/session/registration/RegisterInput.tsx',
    from: 'shown.current = failure;\n    const { fields',
    to: 'shown.current = failure;\n    if (failure) return;\n    const { fields',
    walk: ['registration', 'verification-code'],
  },
];
