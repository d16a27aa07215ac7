import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'window width is always 0',
    class: 'window',
    file: 'src/windows/windows.implementations.ts',
    from: 'width: windowWidth()',
    to: 'width: 0',
    walk: ['device'],
  },
];
