import { expect, test } from 'vitest';
import { fixturesAt, slipOf } from '#sandbox/play/provider/fixtures.ts';
import { sportsPage } from '#sandbox/play/provider/sports.ts';

/** Minute and score of the matches in play so many minutes after a half hour. */
const inPlayAfter = (minutes: number) =>
  fixturesAt(Date.UTC(2026, 10, 25, 18, 30 + minutes), 'en_US').inPlay.map(({ inPlay }) => [
    inPlay?.minute,
    inPlay?.score,
  ]);

test('matches in play have the minute of play and the goals until then, and no minute at half-time', () => {
  expect(inPlayAfter(0)).toEqual([
    [30, [1, 0]],
    [45, [1, 1]],
  ]);
  expect(inPlayAfter(15)[0]).toEqual([45, [2, 1]]);
  expect(inPlayAfter(16)[0]).toEqual([null, [2, 1]]);
  expect(inPlayAfter(29)).toEqual([
    [null, [2, 1]],
    [74, [1, 2]],
  ]);
});

test('upcoming matches begin at later half hours, and at the same one of tomorrow', () => {
  const now = Date.UTC(2026, 10, 25, 18, 44);
  const { next, dayAfter } = fixturesAt(now, 'en_US');
  const minutesFrom = (fixtures: typeof next) =>
    fixtures.map(({ kickOff }) => (kickOff - Date.UTC(2026, 10, 25, 18, 30)) / 60_000);
  expect(minutesFrom(next)).toEqual([60, 120, 60, 150]);
  expect(minutesFrom(dayAfter)).toEqual([1440, 1440, 1440, 1440]);
});

test('sports page has the same leagues under the same titles at each hour of a day', () => {
  const shapeAt = (now: number) =>
    sportsPage({ site: '', gpId: 'GPNS', language: 'en_US', now, timeZone: 'America/New_York' }).match(
      /<h[23]>[^<]*|<time|class="live"/g,
    );
  const shapes = Array.from({ length: 48 }, (_, slot) => shapeAt(Date.UTC(2026, 10, 25, 0, 30 * slot + 10)));
  expect(new Set(shapes.map((shape) => shape?.join())).size).toBe(1);
  expect(shapes[0]?.filter((part) => part.startsWith('<h2>'))).toEqual(['<h2>In play', '<h2>Up next']);
});

test('slip names the match, the choice and its odds, and is none for others', () => {
  const now = Date.UTC(2026, 10, 25, 18, 44);
  expect(slipOf('m3-X', now, 'en_US')).toBe('Capital Stars – Lantern Town, X: 3.25');
  expect(slipOf('m3-3', now, 'en_US')).toBeUndefined();
  expect(slipOf(undefined, now, 'en_US')).toBeUndefined();
});
