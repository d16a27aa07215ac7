import type { Mutant } from '#tests/mutation/mutant.ts';

export const mutants: readonly Mutant[] = [
  {
    name: 'an accepted agreement counts as open',
    class: 'wiring',
    file: 'src/features/agents/agents.implementations.ts',
    from: "result.data.acceptedAt !== ''",
    to: "result.data.acceptedAt === ''",
    walk: ['agent-agreement'],
  },
  {
    name: 'accepting an agreement shows no progress',
    class: 'busy',
    file: 'src/features/agents/AgentAgreementPage.tsx',
    from: "busy={isBusy || snapshot.matches('accepted')}",
    to: 'busy={false}',
    walk: ['agent-agreement'],
  },
];
