import { expect, test } from 'vitest';
import type { PlayLimit } from '#contract/endpoints/play/limits.ts';
import { weekOf } from '#src/features/site/home/played-week.ts';

const limit = (kind: PlayLimit['kind'], period: PlayLimit['period'], used: string | null): PlayLimit => ({
  kind,
  period,
  value: null,
  used,
  resetsAt: '2026-11-30 00:00:00',
  pending: null,
});

test('week has the minutes and the loss of its own period', () => {
  const limits = [
    limit('session', 'day', '10'),
    limit('session', 'week', '95'),
    limit('loss', 'month', '70.00'),
    limit('loss', 'week', '-12.50'),
  ];
  expect(weekOf({ limits })).toEqual({ minutes: 95, lost: '-12.50', resetsAt: '2026-11-30 00:00:00' });
});

test('week leaves out what the operator does not say or cannot be read, and is none without both', () => {
  expect(weekOf({ limits: [limit('session', 'week', 'long'), limit('loss', 'week', '3')] })).toMatchObject({
    minutes: null,
    lost: '3',
  });
  expect(weekOf({ limits: [limit('session', 'week', null), limit('deposit', 'week', '9')] })).toBeNull();
});
