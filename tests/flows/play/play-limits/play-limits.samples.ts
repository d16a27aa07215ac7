import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { LimitChange, playLimitsMachine } from '#machines/play/play-limits.machine.ts';
import { refused } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof playLimitsMachine>;
const isOverview = (snapshot: Snapshot) => snapshot.matches('overview');
const isForm = (snapshot: Snapshot) => snapshot.matches('form');
const isReviewing = (snapshot: Snapshot) => snapshot.matches('reviewing');
const isExclusion = ({ context }: Snapshot) => context.change?.type === 'exclusion';

const deposits = { kind: 'deposit', period: 'day' } as const;
const limit: LimitChange = { type: 'limit', ...deposits, value: '80.00' };
const reminder: LimitChange = { type: 'reminder', minutes: 30 };
const coolOff: LimitChange = { type: 'coolOff', days: 7 };
const exclusion = (months: number): LimitChange => ({ type: 'exclusion', months });

const set = '/member/limits/set';
/** When a looser limit can be confirmed. */
export const laterOn = '2099-01-01 00:00:00';
const outcomes = [
  { name: 'it holds', done: { ok: true, data: { type: 'holds' } } },
  { name: 'it waits', done: { ok: true, data: { type: 'waits', at: laterOn } } },
] as const;
/** Only a limit can be looser. */
const isLimit = ({ context }: Snapshot) => context.change?.type === 'limit';

export const samples = {
  events: {
    'limits.edit': [
      { name: 'a limit', event: { type: 'limits.edit', ...deposits }, when: isOverview },
      {
        name: 'another one',
        event: { type: 'limits.edit', kind: 'loss', period: 'day' },
        when: (snapshot) => isForm(snapshot) && snapshot.context.edited?.kind === 'deposit',
      },
    ],
    'limits.close': [{ event: { type: 'limits.close' }, when: isForm }],
    'limits.review': [
      {
        name: 'a limit',
        event: { type: 'limits.review', change: limit },
        when: (snapshot) => isForm(snapshot) && snapshot.context.edited?.kind === 'deposit',
      },
      { name: 'a break', event: { type: 'limits.review', change: coolOff }, when: isOverview },
      { name: 'an exclusion', event: { type: 'limits.review', change: exclusion(6) }, when: isOverview },
      {
        name: 'a longer exclusion',
        event: { type: 'limits.review', change: exclusion(12) },
        when: (snapshot) => isReviewing(snapshot) && isExclusion(snapshot),
      },
    ],
    'limits.back': [{ event: { type: 'limits.back' }, when: isReviewing }],
    'limits.confirm': [{ event: { type: 'limits.confirm' }, when: isReviewing }],
    'limits.set': [{ event: { type: 'limits.set', change: reminder }, when: isOverview }],
    'limits.check': [{ event: { type: 'limits.check' }, when: (snapshot) => snapshot.matches('unknown') }],
  },
  outcomes: {
    send: [
      outcomes[0],
      { ...outcomes[1], when: isLimit },
      { name: 'refused', done: refused(set, '999') },
      { name: 'no response', done: refused(set, clientErrorCodes.network) },
    ],
    find: [
      outcomes[0],
      { ...outcomes[1], when: isLimit },
      { name: 'it is missing', done: { ok: true, data: { type: 'missing' } } },
      { name: 'no response', done: refused('/member/limits', clientErrorCodes.network) },
    ],
  },
  project: ({ edited, change, at, failure }) => ({
    edited: edited?.kind,
    change: change?.type,
    months: change?.type === 'exclusion' ? change.months : undefined,
    at,
    failure: failure?.code,
  }),
} satisfies Samples<typeof playLimitsMachine>;
