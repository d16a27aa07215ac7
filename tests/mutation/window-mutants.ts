import type { Mutant } from './mutant.ts';

export const mutantsOfWindows: readonly Mutant[] = [
  {
    name: 'a closed window of a demo is not detected',
    class: 'window',
    file: 'src/features/demo/demo-play.implementations.ts',
    from: "sendBack({ type: 'window.closed' })",
    to: 'void sendBack',
    walk: ['demo-play'],
  },
  {
    name: 'focus of the page is not reported',
    class: 'wiring',
    file: 'src/windows/deployment.implementations.ts',
    from: "const onFocus = () => sendBack({ type: 'page.focused' });",
    to: 'const onFocus = () => void sendBack;',
    walk: ['deployment'],
  },
  {
    name: 'a closed payment window is not told',
    class: 'shown text',
    file: 'src/features/deposit/PaymentPage.tsx',
    from: "state === 'closed' ?",
    to: "state === 'never' ?",
    walk: ['payment-window'],
  },
  {
    name: 'the button of the payment page opens nothing',
    class: 'wrong event',
    file: 'src/features/deposit/PaymentPage.tsx',
    from: "paymentWindow?.send({ type: 'window.open' })",
    to: 'void paymentWindow',
    walk: ['payment-window'],
  },
  {
    name: 'a closed sign-in window is not detected',
    class: 'window',
    file: 'src/windows/windows.implementations.ts',
    from: "sendBack({ type: 'handOff.closed' })",
    to: 'void sendBack',
    walk: ['windows'],
  },
  {
    name: 'a sign-in in another window is ignored',
    class: 'wiring',
    file: 'src/windows/windows.implementations.ts',
    from: "return sendBack({ type: 'message.authLogin' });",
    to: 'return void sendBack;',
    walk: ['windows'],
  },
];
