import { expect, test } from 'vitest';
import { removeMember } from '#src/storage/member.ts';
import { createRecentSearches, recentSearches } from '#src/storage/recent-searches.ts';
import { createStore } from '#src/storage/store.ts';

function area(value: string | null): Storage {
  let stored = value;
  return {
    length: 0,
    clear: () => {},
    key: () => null,
    getItem: () => stored,
    setItem: (_, next) => {
      stored = next;
    },
    removeItem: () => {
      stored = null;
    },
  };
}
const searches = (value: string | null) => {
  const storage = area(value);
  return createRecentSearches(createStore(() => storage));
};

test('recent searches are the newest eight, each once in any case', () => {
  const recent = searches(null);
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', ' B ', '  ']) recent.add(text);
  expect(recent.get()).toEqual(['B', 'i', 'h', 'g', 'f', 'e', 'd', 'c']);
});

test('recent searches are removed one by one and all at once', () => {
  const recent = searches('["moon","tiger","wave"]');
  recent.remove('tiger');
  expect(recent.get()).toEqual(['moon', 'wave']);
  recent.clear();
  expect(recent.get()).toEqual([]);
});

test.each([
  [null, []],
  ['', []],
  ['moon', []],
  ['{"0":"moon"}', []],
  ['["moon",7,null,{},"","Moon"," wave "]', ['moon', 'wave']],
  [JSON.stringify(['x'.repeat(500)]), ['x'.repeat(80)]],
])('recent searches stored as %s are read as %j', (stored, shown) => {
  expect(searches(stored).get()).toEqual(shown);
});

test('recent searches are kept until the page closes when storage is blocked', () => {
  const recent = createRecentSearches(
    createStore(() => {
      throw new DOMException('denied', 'SecurityError');
    }),
  );
  expect(recent.get()).toEqual([]);
  recent.add('moon');
  expect(recent.get()).toEqual(['moon']);
  recent.clear();
  expect(recent.get()).toEqual([]);
});

test('recent searches are removed with the member', () => {
  recentSearches.add('dragon');
  removeMember();
  expect(recentSearches.get()).toEqual([]);
});
