import { fromCallback, fromPromise } from 'xstate';
import type { deploymentMachine } from '#machines/site/deployment.machine.ts';
import { isNewerBuildAvailable, reloadOnce } from './build.ts';
import { acquire } from './locks.ts';
import { onTabMessage, postToTabs } from './tabs.ts';

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
