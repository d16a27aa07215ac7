import { expect, test, vi } from 'vitest';
import { readChoice, readRecordSearch, sorted } from '#src/components/records/record-search.ts';

vi.mock('#src/site/site.ts', () => ({ site: { timeZone: 'Asia/Bangkok' } }));
vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') });
const week = { from: '2026-11-17', to: '2026-11-23' };
const fields = ['at', 'net'] as const;

test.each<[string, Record<string, unknown>, object]>([
  ['nothing is the last seven days, latest first', {}, { range: week, page: 1 }],
  [
    'days stay as they are',
    { from: '2026-10-05', to: '2026-10-01' },
    { range: { from: '2026-10-05', to: '2026-10-01' } },
  ],
  [
    'days that do not exist are the last seven days',
    { from: '2026-02-31', to: '2026-03-01' },
    { range: week },
  ],
  ['one day is not a range', { from: '2026-10-05' }, { range: week }],
  ['a number is a page', { page: 3 }, { page: 3 }],
  ['a page that is a text is the first one', { page: '3' }, { page: 1 }],
  ['a fraction is not a page', { page: 1.5 }, { page: 1 }],
  ['a page below 1 is the first one', { page: -2 }, { page: 1 }],
  ['a page is not beyond what can be requested', { page: 9e12 }, { page: 1_000_000 }],
  ['a field with a minus is sorted downwards', { sort: '-net' }, { sort: { field: 'net', order: 'desc' } }],
  ['a field is sorted upwards', { sort: 'net' }, { sort: { field: 'net', order: 'asc' } }],
  ['an unknown field is the first one', { sort: '__proto__' }, { sort: { field: 'at', order: 'desc' } }],
  ['a number is the ID of a row', { row: 7 }, { row: '7' }],
  ['hidden columns are texts', { hide: ['id', 5, null] }, { hidden: ['id'] }],
  ['hidden columns are a list', { hide: 'id' }, { hidden: [] }],
])('search of a table is read so that %s', (_, search, expected) => {
  expect(readRecordSearch(search, fields)).toMatchObject(expected);
});

test('choice in the URL is one of those that exist', () => {
  expect(readChoice({ status: 'void' }, 'status', ['open', 'void'])).toBe('void');
  expect(readChoice({ status: ['void'] }, 'status', ['open', 'void'])).toBeUndefined();
});

test('sorting begins with the first page and closes the open row', () => {
  expect(sorted({ field: 'net', order: 'desc' })).toEqual({ sort: '-net', page: undefined, row: undefined });
});
