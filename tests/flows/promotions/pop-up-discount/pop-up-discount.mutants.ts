import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'the closed pop-up discount is stored under another name',
    class: 'storage',
    file: 'src/features/promotions/pop-up-discount.implementations.ts',
    from: "sessionStore.set('popUpDiscountModalCloseTime', String(at));",
    to: "sessionStore.set('closed' as never, String(at));",
    walk: ['pop-up-discount'],
  },
];
