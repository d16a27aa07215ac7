import { fromCallback } from 'xstate';
import { agentAgreementMachine } from '#machines/agent-agreement.machine.ts';
import { popUpDiscountMachine } from '#machines/pop-up-discount.machine.ts';
import { redEnvelopeMachine } from '#machines/red-envelope.machine.ts';
import { operatorTime } from '#sandbox/time.ts';
import { createQueryClient } from '#src/api/query-client.ts';
import { agentAgreementImplementations } from '#src/features/agent/agent-agreement.implementations.ts';
import { popUpDiscountImplementations } from '#src/features/promotions/pop-up-discount.implementations.ts';
import { redEnvelopeImplementations } from '#src/features/promotions/red-envelope.implementations.ts';
import { linh } from '../../flows/test-data.ts';
import { MachineRun } from './machine-run.ts';
import type { FaultyNetwork } from './network.ts';
import type { Step } from './step.ts';

const promotion = { id: 1, display_device: 0, content: '<p>1</p>' };
const promotions = { display_frequency: 0, list: [promotion] };
const envelope = { envelope: { id: 'e1', end_at: operatorTime(Date.now() + 86_400_000) } };
const loaded = async () => {};

/** Of a user who only looks around. */
const attention = fromCallback(({ sendBack }) => sendBack({ type: 'attention.changed', free: true }));
const places = { isBrowsing: () => true, onMove: () => () => {} };
const popUp = (network: FaultyNetwork) =>
  new MachineRun(
    popUpDiscountMachine
      .provide(popUpDiscountImplementations(network.clock, loaded, places))
      .provide({ actors: { watchAttention: attention } }),
    network,
    { desktop: true },
  );

const redEnvelope = (network: FaultyNetwork) =>
  new MachineRun(redEnvelopeMachine.provide(redEnvelopeImplementations(network.clock, loaded)), network).send(
    {
      type: 'session.opened',
    },
  );

export const memberSteps = {
  '/arks/web/bulletin': [
    {
      name: 'read the promotions for visitors',
      start: (network) => popUp(network).send({ type: 'session.closed' }),
      data: { '/arks/web/bulletin': promotions },
      leadsTo: {
        value: 'ready.settled.showing',
        'value: empty': 'ready.settled.quiet',
        failed: 'ready.settled.quiet',
      },
    },
  ],
  '/arks/web/bulletin/member': [
    {
      name: 'read the promotions for members',
      start: (network) => popUp(network).send({ type: 'session.opened', member: linh }),
      data: { '/arks/web/bulletin/member': promotions, '/arks/web/bulletin': [] },
      signOut: 'session.closed',
      leadsTo: {
        value: 'ready.settled.showing',
        'value: empty': 'ready.settled.quiet',
        failed: 'ready.settled.quiet',
        ignored: 'ready.settled.quiet',
      },
    },
  ],
  '/arks/web/bulletin/member/hide': [
    {
      name: 'hide the promotions',
      start: async (network) => {
        const run = popUp(network).send({ type: 'session.opened', member: linh });
        await run.until('ready.settled.showing');
        return run.send({ type: 'modal.answered.popUpDiscount', answer: 'no' });
      },
      data: { '/arks/web/bulletin/member': promotions, '/arks/web/bulletin': [] },
      signOut: 'session.closed',
      leadsTo: {
        value: 'ready.settled.quiet',
        failed: 'ready.settled.quiet CODE',
        ignored: 'ready.settled.quiet',
      },
    },
  ],
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
        failed: 'active.shown.claimable CODE',
        ignored: 'signedOut',
      },
    },
  ],
  '/agent/agreement/accept': [
    {
      name: "accept the agents' agreement",
      start: (network) =>
        new MachineRun(
          agentAgreementMachine.provide(agentAgreementImplementations(createQueryClient(), 1)),
          network,
        ).send({ type: 'agreement.accept', version: '3' }),
      data: { '/agent/agreement': { version: '3', html: '', accepted_at: '2026-11-23 10:00:00' } },
      leadsTo: { value: 'accepted', failed: 'reading.waiting CODE', unknown: 'accepted', ignored: 'unsure' },
    },
  ],
} satisfies Record<string, [Step, ...Step[]]>;
