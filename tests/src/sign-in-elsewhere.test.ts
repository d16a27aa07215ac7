import { beforeEach, expect, test } from 'vitest';
import { removeMember, storeMember } from '#src/storage/member.ts';
import { signInElsewhere } from '#src/storage/sign-in-elsewhere.ts';
import { sessionStore } from '#src/storage/store.ts';

const notice = { at: '2026-11-25T06:00:00Z', device: 'mobile' } as const;

beforeEach(() => {
  removeMember();
  signInElsewhere.remove();
});

test('sign-in elsewhere is kept until it is removed', () => {
  expect(signInElsewhere.get()).toBeNull();
  signInElsewhere.set(notice);
  expect(signInElsewhere.get()).toEqual(notice);
  signInElsewhere.remove();
  expect(signInElsewhere.get()).toBeNull();
});

test('sign-in elsewhere is kept when the operator names no device', () => {
  signInElsewhere.set({ at: notice.at, device: null });
  expect(signInElsewhere.get()).toEqual({ at: notice.at, device: null });
});

test('sign-in elsewhere is not changed by reading it', () => {
  signInElsewhere.set(notice);
  storeMember({ memberId: '1001', account: 'linhmai', currency: 'USD' }, 'token');
  expect(signInElsewhere.get()).toEqual(notice);
  expect(signInElsewhere.get()).toEqual(notice);
});

test.each([
  '',
  '{',
  '[]',
  'null',
  '{"at":"2026-11-25T06:00:00Z"}',
  '{"at":1,"device":null}',
  '{"at":"2026-11-25T06:00:00Z","device":"<b>"}',
])('sign-in elsewhere that was changed to %j is ignored', (text) => {
  sessionStore.set('signedInElsewhere', text);
  expect(signInElsewhere.get()).toBeNull();
});
