import { JSDOM } from 'jsdom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doorBetween } from '#src/app/doors.ts';
import { intoGame } from '#src/features/play/game-door.ts';
import { throughDoor } from '#src/ui/door.ts';

let document: Document;
/** What happened, in order. */
let log: string[];
let reduced: boolean;
const side = (id: string) => document.getElementById(id);
const named = () =>
  [...document.querySelectorAll('i')]
    .filter(({ style }) => style.getPropertyValue('view-transition-name') === 'door')
    .map(({ id }) => id)
    .join();

/** A browser with view transitions: it makes the change in a task of its own. */
function addTransitions() {
  Object.assign(document, {
    startViewTransition(update: () => Promise<void>) {
      const started = Promise.withResolvers<void>();
      const done = new Promise((resolve) => setTimeout(resolve)).then(() => {
        log.push(`old: ${named()}`);
        return update();
      });
      void done.then(() => {
        log.push(`new: ${named()}`);
        started.resolve();
      }, started.reject);
      const skip = () => {
        log.push('skipped');
        started.reject(new Error('skipped'));
      };
      return { updateCallbackDone: done, ready: started.promise, finished: done, skipTransition: skip };
    },
  });
}

beforeEach(() => {
  const { window } = new JSDOM('<!doctype html><body><i id="arch"></i><i id="head"></i></body>', {
    pretendToBeVisual: true,
  });
  ({ document } = window);
  window.Element.prototype.getBoundingClientRect = () => ({ top: 10, bottom: 90, width: 80 }) as DOMRect;
  log = [];
  reduced = false;
  vi.stubGlobal('document', document);
  vi.stubGlobal('HTMLElement', window.HTMLElement);
  vi.stubGlobal('window', {
    innerHeight: 800,
    matchMedia: (media: string) => ({ matches: media.includes('reduce') && reduced }),
  });
});
afterEach(() => void vi.unstubAllGlobals());

const door = { from: () => side('arch'), to: () => side('head') };
const change = async () => {
  log.push('changed');
};

test('change runs in a transition that names both sides, one at a time, and no side after it', async () => {
  addTransitions();
  await throughDoor(door, change);
  expect(log).toEqual(['old: arch', 'changed', 'new: head']);
  await vi.waitFor(() => expect(named()).toBe(''));
});

test('way back keeps its names when the way in still moves', async () => {
  addTransitions();
  await throughDoor(door, change);
  await throughDoor({ from: door.to, to: door.from }, change);
  expect(log.slice(-3)).toEqual(['old: head', 'changed', 'new: arch']);
});

test.each<[string, () => void]>([
  ['the browser has no transitions', () => {}],
  [
    'motion is unwanted',
    () => {
      addTransitions();
      reduced = true;
    },
  ],
  [
    'the door is not there',
    () => {
      addTransitions();
      side('arch')?.remove();
    },
  ],
  [
    'the door is below what is in sight',
    () => {
      addTransitions();
      vi.stubGlobal('window', { ...window, innerHeight: 5 });
    },
  ],
])('change runs alone when %s', async (_, prepare) => {
  prepare();
  const done = throughDoor(door, change);
  // Not in a later task.
  expect(log).toEqual(['changed']);
  await done;
  expect(named()).toBe('');
});

test('transition is skipped and the change completes when the next page is slow', async () => {
  addTransitions();
  const ready = Promise.withResolvers<void>();
  const done = throughDoor(door, () => ready.promise);
  await vi.waitFor(() => expect(log).toContain('skipped'));
  ready.resolve();
  await done;
});

test('failed change is told, and leaves no name', async () => {
  addTransitions();
  await expect(throughDoor(door, () => Promise.reject(new Error('no page')))).rejects.toThrow('no page');
  await vi.waitFor(() => expect(named()).toBe(''));
});

test.each([
  ['/', '/gameHall/2', true],
  ['/gameHall/2', '/', true],
  ['/gameHall', '/gameHall/3', true],
  ['/gameHall/2', '/gameHall/3', false],
  ['/discount', '/gameHall/2', false],
  ['/', '/', false],
  ['/', '/discount', false],
])('way from %s to %s has a door: %s', (from, to, expected) => {
  expect(doorBetween(from, to) !== undefined).toBe(expected);
});

test('way to the page of a game leads through its tile', () => {
  expect(doorBetween('/gameHall/2', '/play')).toBe(intoGame);
});
