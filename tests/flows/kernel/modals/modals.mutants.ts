import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'modal answer goes to another modal',
    class: 'wrong event',
    file: 'src/shell/Overlays.tsx',
    from: 'kind: modal.kind, answer',
    to: "kind: 'maintenance', answer",
    walk: ['modals'],
  },
];
