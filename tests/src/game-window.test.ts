import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, SimulatedClock, setup } from 'xstate';
import type { GameMode, WindowCommand } from '#machines/play/game-launch/game-launch.types.ts';
import { gameWindow } from '#src/features/play/game-window.ts';
import { createGameWindow } from '#src/windows/game-window.ts';
import { lanternStreet, ninthWave } from '#tests/flows/test-data.ts';

const mode = vi.hoisted(() => ({ current: 'window' as GameMode }));
vi.mock('#src/i18n/i18n.ts', () => ({ loadDeferredMessages: async () => {} }));
vi.mock('#src/site/open-mode.ts', () => ({ openMode: () => mode.current }));
vi.mock('#src/site/site.ts', () => ({ site: { capabilities: {} } }));
vi.mock('#src/site/device.ts', () => ({ deviceClass: () => 'desktop', platform: () => 'web' }));
vi.mock('#src/windows/pop-up.ts', () => ({ canOpenWindows: () => true, popupFeatures: () => '' }));
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
