import { fromCallback, fromPromise } from 'xstate';
import type { deploymentMachine } from '#machines/deployment.machine.ts';
import { isNewerOut, reloadOnce } from './build.ts';
import { hold } from './locks.ts';
import { hearTabs, tellTabs } from './tabs.ts';

const watchPage = fromCallback(({ sendBack }) => {
  const onFocus = () => sendBack({ type: 'page.focused' });
  const unhear = hearTabs((message) => {
    if (message.type === 'build.newer') sendBack({ type: 'build.told' });
  });
  window.addEventListener('focus', onFocus);
  return () => {
    unhear();
    window.removeEventListener('focus', onFocus);
  };
});

export const deploymentHands = {
  actors: {
    watchPage,
    seekLead: fromCallback(({ sendBack }) => hold('leader', () => sendBack({ type: 'leader.elected' }))),
    checkBuild: fromPromise<{ newer: boolean }>(async () => {
      const newer = await isNewerOut();
      if (newer) tellTabs({ type: 'build.newer' });
      return { newer };
    }),
    reload: fromPromise<void>(({ signal }) => reloadOnce(signal)),
  },
} satisfies Parameters<typeof deploymentMachine.provide>[0];
