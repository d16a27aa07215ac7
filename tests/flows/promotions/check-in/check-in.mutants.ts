import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a check-in is told as received that is not',
    class: 'error not shown',
    file: 'src/features/promotions/CheckIn.tsx',
    from: "isMissing={snapshot.matches({ known: { open: 'missing' } })}",
    to: 'isMissing={false}',
    walk: ['check-in'],
  },
];
