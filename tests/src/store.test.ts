import { expect, test } from 'vitest';
import { createStore } from '#src/storage/store.ts';

const blocked = () => {
  throw new DOMException('denied', 'SecurityError');
};
function area(limit = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    key: () => null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key) => void items.delete(key),
  };
}

test('storage that is blocked is memory', () => {
  const store = createStore(blocked);
  store.set('token', 'a');
  expect(store.get('token')).toBe('a');
  store.remove('token');
  expect(store.get('token')).toBeNull();
});

test('what does not fit is kept in memory, and forgotten on removal', () => {
  const full = area(3);
  const store = createStore(() => full);
  store.set('lang', 'vi');
  store.set('token', 'too long');
  expect([store.get('lang'), store.get('token'), full.getItem('token')]).toEqual(['vi', 'too long', null]);
  store.remove('lang', 'token');
  expect([store.get('lang'), store.get('token')]).toEqual([null, null]);
});

test('a stale copy in storage does not win over what did not fit after it', () => {
  const full = area(3);
  const store = createStore(() => full);
  store.set('token', 'old');
  store.set('token', 'newer');
  expect(store.get('token')).toBe('newer');
});
