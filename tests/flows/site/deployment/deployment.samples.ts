import type { SnapshotFrom } from 'xstate';
import type { Samples } from 'xstate-path-tests';
import type { deploymentMachine } from '#machines/site/deployment.machine.ts';

type Snapshot = SnapshotFrom<typeof deploymentMachine>;
const isIdle = (snapshot: Snapshot) => snapshot.matches({ play: 'idle' });

export const samples = {
  events: {
    'play.opened': [{ event: { type: 'play.opened' }, when: isIdle }],
    'play.closed': [{ event: { type: 'play.closed' }, when: (snapshot) => !isIdle(snapshot) }],
    'page.focused': [{ type: 'page.focused' }],
    'page.left': [{ type: 'page.left' }],
    'chunk.failed': [{ type: 'chunk.failed' }],
    'leader.elected': [
      {
        event: { type: 'leader.elected' },
        when: (snapshot) => snapshot.matches({ leadership: 'following' }),
      },
    ],
    'build.announced': [{ type: 'build.announced' }],
    // The machine raises this event itself.
    'build.due': [{ event: { type: 'build.due' }, when: () => false }],
  },
  outcomes: {
    checkBuild: [
      { name: 'newer', done: { newer: true } },
      { name: 'the same', done: { newer: false } },
    ],
    reload: [{ name: 'not allowed', done: undefined }],
  },
  survivors: {
    'retarget at play.open.on.play.closed[0] to deployment.leadership.following':
      'The other region is in this state already where the paths take the transition; other targets are told apart.',
    'retarget at build.current.reloadingChunk.invoke[0].onDone[0] to deployment.leadership.following':
      'The other region is in this state already where the paths take the transition; other targets are told apart.',
  },
} satisfies Samples<typeof deploymentMachine>;
