import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'register form submits empty values',
    class: 'wrong event',
    file: 'src/features/session/registration/Register.tsx',
    from: 'values: wireValues(typed)',
    to: 'values: {}',
    walk: ['registration'],
  },
  {
    name: 'register form shows no field errors',
    class: 'error not shown',
    file: 'src/features/session/registration/RegisterInput.tsx',
    from: 'if (!field) return;',
    to: 'return;',
    walk: ['registration', 'verification-code'],
  },
];
