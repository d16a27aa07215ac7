import { playLimitsMachine } from '#machines/play/play-limits.machine.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { playLimitsImplementations } from '#src/features/play/limits/play-limits.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

export const steps: Steps = {
  '/member/limits/set': [
    {
      name: 'set a limit of the member',
      start: (network) => {
        const implementations = playLimitsImplementations({
          queryClient: createQueryClient(),
          epoch: 1,
          currency: 'USD',
        });
        return new MachineRun(playLimitsMachine.provide(implementations), network)
          .send({ type: 'limits.edit', kind: 'loss', period: 'week' })
          .send({
            type: 'limits.review',
            change: { type: 'limit', kind: 'loss', period: 'week', value: '50.50' },
          })
          .send({ type: 'limits.confirm' });
      },
      // The limits are read when the outcome is unknown; the samples have this one.
      leadsTo: {
        value: 'overview.saved',
        unknown: 'reviewing.missing',
        ignored: 'unknown',
      },
    },
  ],
};
