import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a sports bet opens nothing',
    class: 'wrong event',
    file: 'src/features/play/sports/SportsFrame.tsx',
    from: "useAppEvent('sports.bet', open);",
    to: 'void open;',
    walk: ['sports-frame', 'app'],
  },
  {
    name: 'sports frame keeps its initial height',
    class: 'shown text',
    file: 'src/features/play/sports/SportsFrame.tsx',
    from: 'style={height ? { height } : undefined}',
    to: '',
    walk: ['sports-frame'],
  },
  {
    name: 'sports frame is shown without a check',
    class: 'wiring',
    file: 'src/features/play/sports/sports-frame.implementations.ts',
    from: 'call(checkIframe, { url: input.url }, { signal })',
    to: 'Promise.resolve({ ok: true, data: { url: input.url, signal, checkIframe } })',
    walk: ['sports-frame'],
  },
];
