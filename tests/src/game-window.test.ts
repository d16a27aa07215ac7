import { i18n } from '@lingui/core';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  dropGameWindow,
  explainGameWindow,
  openGameWindow,
  releaseGameWindow,
  reserveGameWindow,
} from '#src/windows/game-window.ts';

vi.mock('#src/i18n/i18n.ts', () => ({ loadDeferredMessages: async () => {} }));

const opened = { closed: false, close: vi.fn(), focus: vi.fn(), location: { replace: vi.fn() } };

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-US', messages: {} });
  opened.close.mockReset();
  const screen = { availWidth: 1_440, availHeight: 900 };
  vi.stubGlobal('window', { open: () => opened, opener: null, screen });
});

test('waiting window stays open only when it explains why no game follows', () => {
  const closesAfter = (explain: () => void) => {
    openGameWindow('Lantern Street');
    explain();
    releaseGameWindow();
    return opened.close.mock.calls.length === 1;
  };
  expect(closesAfter(() => {})).toBe(true);
  opened.close.mockReset();
  expect(closesAfter(() => explainGameWindow(() => 'Transfers are unavailable.', false))).toBe(true);
  opened.close.mockReset();
  expect(closesAfter(() => explainGameWindow(() => 'The game did not start.', true))).toBe(false);
});

test('window is opened or kept for the next game, and closed when the next game is dropped', () => {
  reserveGameWindow('The Ninth Wave');
  releaseGameWindow();
  expect(opened.close).not.toHaveBeenCalled();
  dropGameWindow();
  expect(opened.close).toHaveBeenCalledOnce();
});
