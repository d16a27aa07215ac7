import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import { clientErrorCodes } from '#contract/call.ts';
import type { popUpDiscountMachine } from '#machines/promotions/pop-up-discount.machine.ts';
import type { PopUpItem } from '#machines/promotions/pop-up-discount.setup.ts';
import { linh, longBreak, refused } from '#tests/flows/test-data.ts';

type Snapshot = SnapshotFrom<typeof popUpDiscountMachine>;
const isShowing = (snapshot: Snapshot) => snapshot.matches({ ready: { loaded: 'showing' } });
const isMember = ({ context }: Snapshot) => context.isMember;
const isFree = ({ context }: Snapshot) => context.interruptible;
const isAway = ({ context }: Snapshot) => !context.deposit;

const noon = Date.UTC(2026, 10, 21, 16);
const hour = 3_600_000;
const item: PopUpItem = {
  id: '1',
  displayDevice: 0,
  title: 'New tables',
  content: '',
  updatedAt: noon - hour,
  action: null,
};
const report = (items: PopUpItem[], closedAt: number | null, untilHidden = false) =>
  ({ result: { ok: true, data: { untilHidden, items } }, closedAt }) as const;

export const samples = {
  inputs: [
    {
      name: 'a visitor',
      input: { desktop: false },
      causes: ['device.changed (wide)', 'session.closed', 'interruptible.changed (interruptible)'],
    },
    {
      name: 'a member about to deposit',
      input: { desktop: false },
      causes: [
        'device.changed (wide)',
        'page.entered (to deposit)',
        'session.opened',
        'interruptible.changed (interruptible)',
      ],
    },
  ],
  events: {
    'session.opened': [
      {
        event: { type: 'session.opened', member: linh },
        when: (snapshot) => !isMember(snapshot),
      },
    ],
    // Sign-out leaves the deposit page, which is another event.
    'session.closed': [
      { event: { type: 'session.closed' }, when: (snapshot) => isMember(snapshot) && isAway(snapshot) },
    ],
    'device.changed': [
      { name: 'wide', event: { type: 'device.changed', desktop: true }, at: [] },
      {
        name: 'narrow',
        event: { type: 'device.changed', desktop: false },
        when: ({ context }) => context.desktop,
      },
    ],
    'page.entered': [
      {
        name: 'to deposit',
        event: { type: 'page.entered', deposit: true },
        when: (snapshot) => isMember(snapshot) && isAway(snapshot) && isFree(snapshot),
      },
      {
        name: 'not the deposit page',
        event: { type: 'page.entered', deposit: false },
        when: (snapshot) => isMember(snapshot) && !isAway(snapshot) && isFree(snapshot),
      },
    ],
    'interruptible.changed': [
      {
        name: 'interruptible',
        event: { type: 'interruptible.changed', interruptible: true },
        when: (snapshot) => !isFree(snapshot),
      },
      { name: 'busy', event: { type: 'interruptible.changed', interruptible: false }, when: isFree },
    ],
    'playBreak.changed': [
      {
        name: 'begins',
        event: { type: 'playBreak.changed', playBreak: longBreak },
        when: (snapshot) => isMember(snapshot) && !snapshot.context.onBreak,
      },
      {
        name: 'ends',
        event: { type: 'playBreak.changed', playBreak: null },
        when: ({ context }) => context.onBreak,
      },
    ],
    'modal.answered.popUpDiscount': [
      { event: { type: 'modal.answered.popUpDiscount', answer: 'no' }, when: isShowing },
    ],
  },
  outcomes: {
    readBulletins: [
      { name: 'discounts', done: report([item], null) },
      { name: 'discounts until hidden', done: report([item], null, true) },
      { name: 'nothing', done: report([], null) },
      { name: 'discounts closed before', done: report([item], noon) },
      { name: 'discounts renewed since', done: report([item], noon - 2 * hour) },
      { name: 'discounts for phones', done: report([{ ...item, displayDevice: 2 }], null) },
      {
        name: 'no response',
        done: { result: refused('/arks/web/bulletin', clientErrorCodes.network), closedAt: null },
      },
    ],
    storeCloseTime: { instant: true, values: [{ name: 'stored', done: noon }] },
    hideBulletins: [
      { name: 'hidden', done: { ok: true, data: null } },
      { name: 'refused', done: refused('/arks/web/bulletin/member/hide', '500') },
    ],
  },
  project: ({ isMember, desktop, deposit, onBreak, interruptible, items, untilHidden, closedAt }) => ({
    isMember,
    desktop,
    deposit,
    onBreak,
    interruptible,
    untilHidden,
    items: items.length > 0,
    closed: closedAt !== null,
  }),
} satisfies Samples<typeof popUpDiscountMachine>;
