import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'phone code cooldown is not shown',
    class: 'shown text',
    file: 'src/components/forms/CodeField.tsx',
    from: "cooldownLabel={state === 'coolingDown' && since",
    to: "cooldownLabel={state === 'never' && since",
    walk: ['verification-code'],
  },
];
