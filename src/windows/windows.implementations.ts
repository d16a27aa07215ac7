import { fromCallback, fromPromise } from 'xstate';
import { waitingWindows } from '#contract/messages.ts';
import { windowPoll } from '#contract/times.ts';
import type { handOffMachine, WindowMessage } from '#machines/session/hand-off.machine.ts';
import type { deploymentMachine } from '#machines/site/deployment.machine.ts';
import type { deviceMachine } from '#machines/site/device.machine.ts';
import type { Clock } from '#src/clock.ts';
import { onHost } from '#src/site/base.ts';
import { windowWidth } from '#src/site/device.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { site } from '#src/site/site.ts';
import { localStore } from '#src/storage/store.ts';
import { isNewerBuildAvailable, reloadOnce } from './build.ts';
import { acquire } from './locks.ts';
import { onWindowMessage } from './messages.ts';
import { popupFeatures } from './pop-up.ts';
import { onTabMessage, postToTabs } from './tabs.ts';
import { openerWindow } from './waiting-window.ts';

const isWaitingWindow = (name: string): name is keyof typeof waitingWindows =>
  Object.hasOwn(waitingWindows, name);

const watchMessages = fromCallback<WindowMessage>(({ sendBack }) =>
  onWindowMessage((message, source) => {
    // Any window can load /authCallback; only the one that this page opened and waits for may sign in.
    if (message.msg !== 'quickGame' && !isHandOffWindow(source)) return;
    switch (message.msg) {
      case 'authLogin':
        pendingHandOff.put(message.data);
        return sendBack({ type: 'message.authLogin' });
      case 'authLoginClose': {
        const { resCode: code, resMessage: serverMessage } = message;
        const failure = code ? { call: message.msg, code, serverMessage } : null;
        return sendBack({ type: 'message.authLoginClose', failure });
      }
      case 'quickGame': {
        const waiting = localStore.get('waitingWindow') ?? '';
        if (waiting === 'gameWindow') sendBack({ type: 'message.quickGame' });
        else if (isWaitingWindow(waiting)) openerWindow().open('', waitingWindows[waiting])?.close();
      }
    }
  }),
);

export const handOffImplementations = (clock: Clock) =>
  ({
    actors: {
      watchMessages,
      openHandOff: fromPromise(async () => ({ opened: openHandOff() })),
      watchHandOff: fromCallback(({ sendBack }) =>
        watchHandOff(clock, () => sendBack({ type: 'handOff.closed' })),
      ),
    },
  }) satisfies Parameters<typeof handOffMachine.provide>[0];

/** The third party's window. It keeps its opener, to which `/authCallback` posts the result. */
let popUp: Window | null = null;

const size = { width: 520, height: 720 };

/** Opens it inside the user gesture. False if the browser blocked it. */
function openHandOff(): boolean {
  if (!site.signInWith) return false;
  const url = new URL(site.signInWith.url);
  url.searchParams.set('back', window.location.origin + onHost('/authCallback'));
  url.searchParams.set('lang', currentLanguage());
  popUp = openerWindow().open(url, 'authCallback', popupFeatures(size));
  return popUp !== null;
}

const isHandOffWindow = (source: MessageEventSource | null) => source !== null && source === popUp;

/**
 * Checks twice a second whether the window is closed, and reports it when two checks have found it so: the message of
 * a window that closes itself can arrive after the first. Returns a stop function, which also closes the window.
 */
function watchHandOff(clock: Clock, onClosed: () => void): () => void {
  let wasClosed = false;
  const check = () => {
    const isClosed = !popUp || popUp.closed;
    if (isClosed && wasClosed) return onClosed();
    wasClosed = isClosed;
    timer = clock.setTimeout(check, windowPoll);
  };
  let timer = clock.setTimeout(check, windowPoll);
  return () => {
    clock.clearTimeout(timer as never);
    popUp?.close();
    popUp = null;
  };
}

const watchPage = fromCallback(({ sendBack }) => {
  const onFocus = () => sendBack({ type: 'page.focused' });
  const unsubscribe = onTabMessage((message) => {
    if (message.type === 'build.newer') sendBack({ type: 'build.announced' });
  });
  window.addEventListener('focus', onFocus);
  return () => {
    unsubscribe();
    window.removeEventListener('focus', onFocus);
  };
});

export const deploymentImplementations = {
  actors: {
    watchPage,
    acquireLeadership: fromCallback(({ sendBack }) =>
      acquire('leader', () => sendBack({ type: 'leader.elected' })),
    ),
    checkBuild: fromPromise<{ newer: boolean }>(async () => {
      const newer = await isNewerBuildAvailable();
      if (newer) postToTabs({ type: 'build.newer' });
      return { newer };
    }),
    reload: fromPromise<void>(({ signal }) => reloadOnce(signal)),
  },
} satisfies Parameters<typeof deploymentMachine.provide>[0];

const watchWidth = fromCallback(({ sendBack }) => {
  const report = () => sendBack({ type: 'device.resized', width: windowWidth() });
  window.addEventListener('resize', report);
  return () => window.removeEventListener('resize', report);
});

export const deviceImplementations = { actors: { watchWidth } } satisfies Parameters<
  typeof deviceMachine.provide
>[0];
