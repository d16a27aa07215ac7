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

test('store uses memory when storage is blocked', () => {
  const store = createStore(blocked);
  store.set('token', 'a');
  expect(store.get('token')).toBe('a');
  store.remove('token');
  expect(store.get('token')).toBeNull();
});

test('store keeps a value in memory when it does not fit in storage', () => {
  const full = area(3);
  const store = createStore(() => full);
  expect([store.set('lang', 'vi'), store.set('token', 'too long')]).toEqual([true, false]);
  expect([store.get('lang'), store.get('token'), full.getItem('token')]).toEqual(['vi', 'too long', null]);
  store.remove('lang', 'token');
  expect([store.get('lang'), store.get('token')]).toEqual([null, null]);
});

test('store returns the newest value when it did not fit in storage', () => {
  const full = area(3);
  const store = createStore(() => full);
  store.set('token', 'old');
  store.set('token', 'newer');
  expect(store.get('token')).toBe('newer');
});
