import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'a pending application counts as none',
    class: 'wiring',
    file: 'src/features/agents/agents.implementations.ts',
    from: 'isPending ? { ok: true, data: true } : result',
    to: 'isPending ? { ok: true, data: false } : result',
    walk: ['agent-application'],
  },
];
