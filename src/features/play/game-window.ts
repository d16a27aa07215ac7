import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { fromCallback } from 'xstate';
import type { LaunchGame, NoticeText } from '#machines/kernel/events.ts';
import type { GameMode, WindowCommand } from '#machines/play/game-launch/game-launch.types.ts';
import { noticeText } from '#src/i18n/notice.ts';
import { type RealtimeFault, realtimeFault } from '#src/realtime/realtime-fault.ts';
import { deviceClass, platform } from '#src/site/device.ts';
import { openMode } from '#src/site/open-mode.ts';
import { site } from '#src/site/site.ts';
import { canOpenWindows } from '#src/windows/pop-up.ts';
import { onTabMessage } from '#src/windows/tabs.ts';
import type { GameWindow } from '#src/windows/waiting-window.ts';

/** Navigates to the page that shows the game. */
export type NavigateToGame = (game: LaunchGame, mode: 'page' | 'gameRoom') => void;

/** A narrow window of a computer has the phone's layout, and counts as a phone. */
function modeFor(game: LaunchGame, desktop: boolean): GameMode {
  const device = deviceClass();
  const isComputer = device === 'desktop' || (device === 'pwa' && platform() === 'web');
  return openMode({
    device: isComputer && !desktop ? 'mobile' : device,
    platform: platform(),
    windows: canOpenWindows(),
    gtId: game.gtId,
    house: game.house,
    capability: site.capabilities[game.gpId],
  });
}

const faults: Record<RealtimeFault, MessageDescriptor> = {
  unreachable: msg`The game could not be opened: there is no connection to the game server. Try again later.`,
  refused: msg`The game could not be opened: the game server did not accept your session. Sign in again, then open the game.`,
  unconfirmed: msg`The game could not be opened: the game server did not answer. Try again later.`,
  unreadable: msg`The game could not be opened: the answer of the game server could not be read. Contact customer service.`,
};

/** Why the game did not start: the realtime server's fault at that time, if it has one. */
function explanation(text: NoticeText): string {
  const isRealtime = text === 'no_realtime' || text === 'pg.start_failed';
  const fault = isRealtime ? realtimeFault() : null;
  return fault ? i18n._(faults[fault]) : noticeText(i18n, text);
}

/** The window of the game in play, and the request to leave it that a page without access to this tab sends. */
export const gameWindow = (games: GameWindow, goTo: NavigateToGame) =>
  fromCallback<WindowCommand>(({ sendBack, receive }) => {
    let unwatch: (() => void) | null = null;
    const close = () => {
      unwatch?.();
      unwatch = null;
      games.close();
    };
    const openWindow = (name: string): boolean => {
      const isOpened = games.open(name);
      if (isOpened) unwatch ??= games.watch((certain) => sendBack({ type: 'window.closed', certain }));
      return isOpened;
    };
    const reportWindow = (isOpened: boolean) =>
      sendBack(isOpened ? { type: 'window.opened', mode: 'window' } : { type: 'window.blocked' });
    const open = (game: LaunchGame, desktop: boolean) => {
      const wanted = modeFor(game, desktop);
      const isOpened = wanted === 'window' && openWindow(game.name);
      // A browser that has refused the window again opens none: the game comes here.
      const mode = wanted === 'window' && !isOpened ? modeFor(game, desktop) : wanted;
      if (mode === 'window') return reportWindow(isOpened);
      close();
      if (mode === 'page' || mode === 'gameRoom') goTo(game, mode);
      sendBack({ type: 'window.opened', mode });
    };
    const obey = (command: WindowCommand) => {
      switch (command.type) {
        case 'window.open':
          return open(command.game, command.desktop);
        case 'window.popOut':
          return reportWindow(openWindow(command.game.name));
        case 'window.keep':
          return modeFor(command.next, command.desktop) === 'window'
            ? void games.open(command.next.name)
            : close();
        case 'window.load':
          if (command.mode === 'window') games.load(command.url);
          else if (command.mode === 'redirect') window.location.assign(command.url);
          return;
        case 'window.focus':
          return games.focus();
        case 'window.explain':
          games.explain(explanation(command.text));
          if (command.stays) games.release();
          return;
        case 'window.close':
          return close();
      }
    };
    receive(obey);
    const unsubscribe = onTabMessage((message) => {
      if (message.type === 'leave.requested') sendBack({ type: 'leave.requested' });
    });
    return () => {
      unwatch?.();
      unsubscribe();
    };
  });
