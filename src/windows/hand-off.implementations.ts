import { fromCallback, fromPromise } from 'xstate';
import { waitingWindows } from '#contract/messages.ts';
import type { handOffMachine, WindowMessage } from '#machines/session/hand-off.machine.ts';
import type { Clock } from '#src/clock.ts';
import { pendingHandOff } from '#src/site/entry.ts';
import { localStore } from '#src/storage/store.ts';
import { isHandOffWindow, openHandOff, watchHandOff } from './hand-off.ts';
import { onWindowMessage } from './messages.ts';
import { openerWindow } from './opener.ts';

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
