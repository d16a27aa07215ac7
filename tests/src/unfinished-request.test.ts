import * as v from 'valibot';
import { beforeEach, expect, test } from 'vitest';
import { storeMember } from '#src/storage/member.ts';
import { sessionStore } from '#src/storage/store.ts';
import { unfinishedRequest } from '#src/storage/unfinished-request.ts';

const member = (memberId: string) => storeMember({ memberId, account: 'linhmai', currency: 'USD' }, 'token');
const unfinished = unfinishedRequest(
  'unfinishedTransfer',
  v.object({ requestId: v.string(), amount: v.string() }),
);
const request = { requestId: '6b1f1d9e-3f0a-4c1b-9a53-0d6f0f6f2a11', amount: '5.00' };

beforeEach(() => {
  member('1001');
  unfinished.remove();
});

test('unfinished request is kept until it is removed', () => {
  expect(unfinished.get()).toBeNull();
  unfinished.set(request);
  expect(unfinished.get()).toEqual(request);
  unfinished.remove();
  expect(unfinished.get()).toBeNull();
});

test('unfinished request is not given to another member', () => {
  unfinished.set(request);
  member('1002');
  expect(unfinished.get()).toBeNull();
});

test('unfinished request stores only the fields of its schema, so no password', () => {
  unfinished.set({ ...request, withdrawPassword: '1234' } as typeof request);
  expect(sessionStore.get('unfinishedTransfer')).not.toContain('1234');
});

test.each([
  '',
  '{',
  '[]',
  '{"memberId":"1001"}',
  '{"memberId":"1001","request":{"requestId":1}}',
  '{"memberId":"1001","request":{"requestId":"1","amount":"5.00"}}',
])('unfinished request that was changed to %j is ignored', (stored) => {
  sessionStore.set('unfinishedTransfer', stored);
  expect(unfinished.get()).toBeNull();
});
