import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a red envelope shows no progress',
    class: 'busy',
    file: 'src/features/promotions/RedEnvelope.tsx',
    from: 'busy={claiming}',
    to: 'busy={false}',
    walk: ['red-envelope'],
  },
  {
    name: 'a refused red envelope shows no error',
    class: 'error not shown',
    file: 'src/features/promotions/RedEnvelope.tsx',
    from: 'failure={failure && failureText(i18n, failure)}',
    to: 'failure={failure && undefined}',
    walk: ['red-envelope'],
  },
];
