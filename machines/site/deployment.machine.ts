import { raise, setup, stateIn } from 'xstate';
import { buildPoll } from '#contract/times.ts';
import type { PlayEvent } from '#machines/kernel/events.ts';
import { unimplementedCallback, unimplementedPromise } from '#machines/kernel/unimplemented.ts';

export type DeploymentMachineEvent =
  | Extract<PlayEvent, { type: 'play.opened' | 'play.closed' }>
  | { type: 'page.focused' }
  /** Navigation to another page of the app. */
  | { type: 'page.left' }
  /** A page cannot be shown, because a chunk of this build failed to load. */
  | { type: 'chunk.failed' }
  | { type: 'leader.elected' }
  /** Another tab has found a newer build. */
  | { type: 'build.announced' };

/**
 * Checks for a newer build: periodically in the leader tab, and in each tab that gets focus. A newer build is
 * loaded on the next navigation. A missing chunk is fetched by a page reload. The page never reloads while a
 * game is open.
 */
export const deploymentMachine = setup({
  types: { events: {} as DeploymentMachineEvent | { type: 'build.due' } },
  actors: {
    watchPage: unimplementedCallback('watchPage'),
    acquireLeadership: unimplementedCallback('acquireLeadership'),
    checkBuild: unimplementedPromise<{ newer: boolean }>('checkBuild'),
    /** Resolves only if the page may not be reloaded: it is offline, or was reloaded a moment ago. */
    reload: unimplementedPromise<void>('reload'),
  },
  guards: { isIdle: stateIn({ play: 'idle' }) },
  delays: { buildPoll },
}).createMachine({
  id: 'deployment',
  type: 'parallel',
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'acquireLeadership', src: 'acquireLeadership' },
  ],
  states: {
    play: {
      initial: 'idle',
      states: {
        idle: { on: { 'play.opened': 'open' } },
        open: { on: { 'play.closed': 'idle' } },
      },
    },
    leadership: {
      initial: 'following',
      states: {
        following: { on: { 'leader.elected': 'leading' } },
        leading: {
          after: { buildPoll: { target: 'leading', reenter: true, actions: raise({ type: 'build.due' }) } },
        },
      },
    },
    build: {
      initial: 'current',
      states: {
        current: {
          initial: 'idle',
          on: {
            'build.announced': 'stale',
            'chunk.failed': { guard: 'isIdle', target: '.reloadingChunk' },
          },
          states: {
            idle: { on: { 'build.due': 'checking', 'page.focused': 'checking' } },
            checking: {
              invoke: {
                id: 'checkBuild',
                src: 'checkBuild',
                onDone: [
                  { guard: ({ event }) => event.output.newer, target: '#deployment.build.stale' },
                  { target: 'idle' },
                ],
              },
            },
            reloadingChunk: {
              invoke: { id: 'reload', src: 'reload', onDone: 'idle' },
              on: { 'play.opened': 'idle' },
            },
          },
        },
        stale: {
          initial: 'waiting',
          states: {
            waiting: { on: { 'page.left': { guard: 'isIdle', target: 'reloading' } } },
            reloading: {
              invoke: { id: 'reload', src: 'reload', onDone: 'waiting' },
              on: { 'play.opened': 'waiting' },
            },
          },
        },
      },
    },
  },
});
