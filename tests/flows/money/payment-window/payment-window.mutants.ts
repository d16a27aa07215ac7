import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a closed payment window is not shown as closed',
    class: 'shown text',
    file: 'src/features/money/deposit/Instructions.tsx',
    from: "state === 'closed' ?",
    to: "state === 'never' ?",
    walk: ['payment-window'],
  },
  {
    name: 'the button of the payment page opens nothing',
    class: 'wrong event',
    file: 'src/features/money/deposit/Instructions.tsx',
    from: "send({ type: 'window.open' })",
    to: 'void send',
    walk: ['payment-window'],
  },
];
