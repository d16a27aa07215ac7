import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import type { GameMode, WindowCommand } from '#machines/play/game-launch/game-launch.types.ts';
import { gameWindow } from '#src/features/play/game-window.ts';
import { sessionStore } from '#src/storage/store.ts';
import { createGameWindow } from '#src/windows/waiting-window.ts';
import { lanternStreet, ninthWave } from '#tests/flows/test-data.ts';

const mode = vi.hoisted(() => ({ current: 'window' as GameMode, withoutWindows: 'redirect' as GameMode }));
/** What the site config and the device say, and where a game opens without windows. */
vi.mock('#src/site/open-mode.ts', () => ({
  openMode: ({ windows }: { windows: boolean }) =>
    mode.current === 'window' && !windows ? mode.withoutWindows : mode.current,
}));
vi.mock('#src/site/site.ts', () => ({ site: { capabilities: {} } }));
vi.mock('#src/site/device.ts', () => ({ deviceClass: () => 'desktop', platform: () => 'web' }));
vi.mock('#src/windows/pop-up.ts', async (original) => ({
  ...(await original<typeof import('#src/windows/pop-up.ts')>()),
  popupFeatures: () => '',
}));
vi.mock('#src/windows/tabs.ts', () => ({ onTabMessage: () => () => {} }));

const opened = { closed: false, close: vi.fn(), focus: vi.fn(), location: { replace: vi.fn() } };
const open = vi.fn<() => typeof opened | null>();
const goTo = vi.fn();

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  vi.clearAllMocks();
  open.mockReturnValue(opened);
  mode.current = 'window';
  vi.stubGlobal('window', { open, opener: null });
  sessionStore.remove('refusedWindows');
});

const openCommand = { type: 'window.open', game: lanternStreet, desktop: true } as const;
const keepCommand = { type: 'window.keep', next: ninthWave, desktop: true } as const;

/** The window of each launch, in one app. */
function startApp() {
  const games = createGameWindow(new SimulatedClock());
  return () => {
    const reports: { type: string }[] = [];
    const launch = setup({ actors: { gameWindow: gameWindow(games, goTo) } }).createMachine({
      invoke: { id: 'gameWindow', src: 'gameWindow' },
      on: { '*': { actions: ({ event }) => void reports.push(event) } },
    });
    const actor = createActor(launch).start();
    const command = (sent: WindowCommand) => actor.getSnapshot().children.gameWindow?.send(sent);
    return { command, reports, end: () => actor.stop() };
  };
}

test('game window opens within the call when it is told to open', () => {
  const { command, reports } = startApp()();
  command(openCommand);
  expect(open).toHaveBeenCalledOnce();
  expect(reports).toEqual([{ type: 'window.opened', mode: 'window' }]);
});

test('game window reports that it is blocked when the browser opens none', () => {
  open.mockReturnValue(null);
  const { command, reports } = startApp()();
  command(openCommand);
  expect(reports).toEqual([{ type: 'window.blocked' }]);
});

test.each(['redirect', 'page'] as const)(
  'game comes into this tab by %s when the browser refuses its window again, whatever its name',
  (withoutWindows) => {
    mode.withoutWindows = withoutWindows;
    open.mockReturnValue(null);
    const { command, reports } = startApp()();
    command(openCommand);
    command(openCommand);
    expect(reports).toEqual([{ type: 'window.blocked' }, { type: 'window.opened', mode: withoutWindows }]);
    expect(goTo).toHaveBeenCalledTimes(withoutWindows === 'page' ? 1 : 0);
    command(openCommand);
    expect(open).toHaveBeenCalledTimes(2);
  },
);

test('single refusal of a window is forgotten when the next one opens', () => {
  open.mockReturnValueOnce(null).mockReturnValueOnce(opened).mockReturnValueOnce(null);
  const startLaunch = startApp();
  for (const report of ['window.blocked', 'window.opened', 'window.blocked']) {
    const { command, reports, end } = startLaunch();
    command(openCommand);
    expect(reports[0]?.type).toBe(report);
    command({ type: 'window.close' });
    end();
  }
});

test('waiting window stays open only when it explains why no game follows', () => {
  const closes = (explain: (command: (sent: WindowCommand) => void) => void) => {
    opened.close.mockReset();
    const { command, end } = startApp()();
    command(openCommand);
    explain(command);
    command({ type: 'window.close' });
    end();
    return opened.close.mock.calls.length === 1;
  };
  expect(closes(() => {})).toBe(true);
  const explain = { type: 'window.explain', text: 'pg.start_failed' } as const;
  expect(closes((command) => command({ ...explain, stays: false }))).toBe(true);
  expect(closes((command) => command({ ...explain, stays: true }))).toBe(false);
});

test('window is kept for the launch of the next game when that needs one', () => {
  const startLaunch = startApp();
  const first = startLaunch();
  first.command(openCommand);
  first.command(keepCommand);
  first.end();
  startLaunch().command({ ...openCommand, game: ninthWave });
  expect(open).toHaveBeenCalledOnce();
  expect(opened.close).not.toHaveBeenCalled();
});

test('window is closed when the next game is shown in a frame', () => {
  const { command } = startApp()();
  command(openCommand);
  mode.current = 'page';
  command(keepCommand);
  expect(opened.close).toHaveBeenCalledOnce();
  expect(goTo).not.toHaveBeenCalled();
});

test('window of the last game is closed when the launch of the next one shows a frame', () => {
  const startLaunch = startApp();
  const first = startLaunch();
  first.command(openCommand);
  first.command(keepCommand);
  first.end();
  mode.current = 'page';
  startLaunch().command({ ...openCommand, game: ninthWave });
  expect(opened.close).toHaveBeenCalledOnce();
  expect(goTo).toHaveBeenCalledWith(ninthWave, 'page');
});
