import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { redEnvelopeMachine } from '#machines/promotions/red-envelope.machine.ts';
import { longBreak, refused } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof redEnvelopeMachine>;
const isActive = (snapshot: Snapshot) => snapshot.matches('active');
const isShown = (snapshot: Snapshot) => snapshot.matches({ active: 'shown' });
const isOnBreak = (snapshot: Snapshot) => snapshot.matches({ active: 'onBreak' });
/** The modal covers everything else, and it stays open during the claim. */
const isBeside = (snapshot: Snapshot) => isActive(snapshot) && !isShown(snapshot);
const isThere = (snapshot: Snapshot) => isBeside(snapshot) && snapshot.context.envelope !== null;
const isClaimable = (snapshot: Snapshot) => snapshot.matches({ active: { shown: 'claimable' } });

const noon = Date.UTC(2026, 10, 21, 16);
const quarter = 15 * 60_000;
const promotion = '/arks/web/activity/red_envelope_promotion';
const claim = '/arks/web/activity/red_envelope';

export const samples = {
  events: {
    'session.opened': [{ event: { type: 'session.opened' }, when: (snapshot) => !isActive(snapshot) }],
    'session.closed': [{ event: { type: 'session.closed' }, when: isThere }],
    'realtime.redEnvelope': [{ event: { type: 'realtime.redEnvelope' }, when: isBeside }],
    'playBreak.changed': [
      {
        name: 'begins',
        event: { type: 'playBreak.changed', playBreak: longBreak },
        when: isThere,
      },
      {
        name: 'is made longer',
        event: { type: 'playBreak.changed', playBreak: { ...longBreak, until: '2099-02-01 00:00:00' } },
        when: isOnBreak,
      },
      { name: 'ends', event: { type: 'playBreak.changed', playBreak: null }, when: isOnBreak },
    ],
    'redEnvelope.show': [{ event: { type: 'redEnvelope.show' }, when: isThere }],
    'redEnvelope.claim': [{ event: { type: 'redEnvelope.claim' }, when: isClaimable }],
    'modal.answered.redEnvelope': [
      {
        event: { type: 'modal.answered.redEnvelope', answer: 'no' },
        when: (snapshot) => isShown(snapshot) && !snapshot.hasTag('busy'),
      },
    ],
  },
  outcomes: {
    // These responses remove a known envelope; without one they have the same effect.
    fetchEnvelope: [
      {
        name: 'ends in 15 minutes',
        done: { result: { ok: true, data: { id: 'e1', endsAt: noon + quarter } }, at: noon },
      },
      {
        name: 'ended yesterday',
        done: { result: { ok: true, data: { id: 'e0', endsAt: noon - 24 * 4 * quarter } }, at: noon },
        when: isThere,
      },
      { name: 'none', done: { result: { ok: true, data: null }, at: noon }, when: isThere },
      {
        name: 'malformed',
        done: { result: refused(promotion, clientErrorCodes.malformed), at: noon },
        when: isThere,
      },
    ],
    untilEnd: [{ name: 'ended', done: undefined }],
    claim: [
      { name: 'an amount', done: { ok: true, data: { cash: 8.88 } } },
      { name: 'already opened', done: refused(claim, '102') },
      { name: 'other error code', done: refused(claim, '999') },
      { name: 'network error', done: refused(claim, clientErrorCodes.network) },
    ],
  },
  project: ({ envelope, cash, failure }) => ({ id: envelope?.id, cash, failure: failure?.code }),
} satisfies Samples<typeof redEnvelopeMachine>;
