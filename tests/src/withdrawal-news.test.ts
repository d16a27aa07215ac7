import { expect, test, vi } from 'vitest';
import { isNews } from '#src/features/money/withdrawal/withdrawal.ts';

vi.mock('#src/site/site.ts', () => ({ site: { timeZone: 'Asia/Yangon' } }));

const now = Date.parse('2026-11-28T09:00:00Z');
const order = {
  orderNumber: 'W1',
  requestId: '',
  accountId: '1',
  account: '',
  amount: null,
  fee: null,
  payAmount: null,
  status: 'cancelled',
  reason: '',
  createdAt: '',
  closedAt: '2026-11-27T09:00:01Z',
} as const;

test('outcome of a withdrawal is told for a day by the operator clock', () => {
  expect(isNews(order, now, null)).toBe(true);
  expect(isNews(order, now + 1_000, null)).toBe(false);
  // In the site's zone, half past six hours ahead.
  expect(isNews({ ...order, closedAt: '2026-11-27 15:30:01' }, now, null)).toBe(true);
  expect(isNews({ ...order, closedAt: '2026-11-27 15:29:59' }, now, null)).toBe(false);
});

test('outcome of a withdrawal is told until it is read when its time is unknown', () => {
  expect(isNews({ ...order, closedAt: '' }, now, null)).toBe(true);
  expect(isNews({ ...order, closedAt: '' }, now, 'W1')).toBe(false);
  expect(isNews(order, now, 'W1')).toBe(false);
  expect(isNews(order, now, 'W0')).toBe(true);
});
