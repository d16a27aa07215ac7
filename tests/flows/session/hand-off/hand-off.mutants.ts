import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a closed sign-in window is not detected',
    class: 'window',
    file: 'src/windows/windows.implementations.ts',
    from: "sendBack({ type: 'handOff.closed' })",
    to: 'void sendBack',
    walk: ['hand-off'],
  },
  {
    name: 'a sign-in in another window is ignored',
    class: 'wiring',
    file: 'src/windows/windows.implementations.ts',
    from: "return sendBack({ type: 'message.authLogin' });",
    to: 'return void sendBack;',
    walk: ['hand-off'],
  },
];
