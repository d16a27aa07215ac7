import { redEnvelopeMachine } from '#machines/promotions/red-envelope.machine.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { redEnvelopeImplementations } from '#src/features/promotions/red-envelope.implementations.ts';
import { MachineRun } from '#tests/fault-injection/matrix/machine-run.ts';
import type { FaultyNetwork } from '#tests/fault-injection/matrix/network.ts';
import type { Steps } from '#tests/fault-injection/matrix/step.ts';

const envelope = { envelope: { id: 'e1', end_at: formatOperatorTime(Date.now() + 86_400_000) } };

const redEnvelope = (network: FaultyNetwork) =>
  new MachineRun(
    redEnvelopeMachine.provide(redEnvelopeImplementations(network.clock, async () => {})),
    network,
  ).send({ type: 'session.opened' });

export const steps: Steps = {
  '/arks/web/activity/red_envelope_promotion': [
    {
      name: 'read the red envelope',
      start: redEnvelope,
      data: { '/arks/web/activity/red_envelope_promotion': envelope },
      signOut: 'session.closed',
      leadsTo: {
        value: 'active.counting',
        'value: empty': 'active.none',
        failed: 'active.none',
        ignored: 'signedOut',
      },
    },
  ],
  '/arks/web/activity/red_envelope': [
    {
      name: 'open the red envelope',
      start: async (network) => {
        const run = redEnvelope(network);
        await run.until('active.counting');
        return run.send({ type: 'redEnvelope.show' }).send({ type: 'redEnvelope.claim' });
      },
      data: { '/arks/web/activity/red_envelope_promotion': envelope },
      signOut: 'session.closed',
      leadsTo: {
        value: 'active.shown.claimed',
        ignored: 'signedOut',
      },
    },
  ],
};
