import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a closed sign-in window is not detected',
    class: 'window',
    file: 'src/windows/hand-off.implementations.ts',
    from: "sendBack({ type: 'handOff.closed' })",
    to: 'void sendBack',
    walk: ['hand-off'],
  },
  {
    name: 'a sign-in in another window is ignored',
    class: 'wiring',
    file: 'src/windows/hand-off.implementations.ts',
    from: "return sendBack({ type: 'message.authLogin' });",
    to: 'return void sendBack;',
    walk: ['hand-off'],
  },
];
