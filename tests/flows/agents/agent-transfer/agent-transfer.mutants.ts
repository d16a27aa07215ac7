import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'the form of a transfer to a member has no name',
    class: 'accessible name',
    file: 'src/features/agents/transfer/AgentTransferForm.tsx',
    from: 'aria-label={t`Transfer`}',
    to: 'aria-label=""',
    walk: ['agent-transfer'],
  },
];
