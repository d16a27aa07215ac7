import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'focus of the page is not reported',
    class: 'wiring',
    file: 'src/windows/windows.implementations.ts',
    from: "const onFocus = () => sendBack({ type: 'page.focused' });",
    to: 'const onFocus = () => void sendBack;',
    walk: ['deployment'],
  },
];
