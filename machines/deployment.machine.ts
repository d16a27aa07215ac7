import { raise, setup, stateIn } from 'xstate';
import { buildPoll } from '#contract/limits.ts';
import type { PlayEvent } from './events.ts';
import { listened, promised } from './unimplemented.ts';

export type DeploymentIn =
  | Extract<PlayEvent, { type: 'play.opened' | 'play.closed' }>
  | { type: 'page.focused' }
  /** On the way to another page of ours. */
  | { type: 'page.left' }
  /** A page can't be shown, since a part of this build could not be fetched. */
  | { type: 'chunk.failed' }
  | { type: 'leader.elected' }
  /** Another tab has found a newer build. */
  | { type: 'build.told' };

/**
 * A newer build is looked for, by one tab of all and by each that comes to the front, and taken with the next
 * page. A part that is missing is fetched by loading the page anew. Neither happens while a game is open.
 */
export const deploymentMachine = setup({
  types: { events: {} as DeploymentIn | { type: 'build.due' } },
  actors: {
    watchPage: listened('watchPage'),
    seekLead: listened('seekLead'),
    checkBuild: promised<{ newer: boolean }>('checkBuild'),
    /** Answers only where the page may not be loaded anew: there is no line, or it was a moment ago. */
    reload: promised<void>('reload'),
  },
  guards: { isIdle: stateIn({ play: 'idle' }) },
  delays: { buildPoll },
}).createMachine({
  id: 'deployment',
  type: 'parallel',
  invoke: [
    { id: 'watchPage', src: 'watchPage' },
    { id: 'seekLead', src: 'seekLead' },
  ],
  states: {
    play: {
      initial: 'idle',
      states: {
        idle: { on: { 'play.opened': 'open' } },
        open: { on: { 'play.closed': 'idle' } },
      },
    },
    lead: {
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
          initial: 'resting',
          on: {
            'build.told': 'stale',
            'chunk.failed': { guard: 'isIdle', target: '.mending' },
          },
          states: {
            resting: { on: { 'build.due': 'checking', 'page.focused': 'checking' } },
            checking: {
              invoke: {
                id: 'checkBuild',
                src: 'checkBuild',
                onDone: [
                  { guard: ({ event }) => event.output.newer, target: '#deployment.build.stale' },
                  { target: 'resting' },
                ],
              },
            },
            mending: {
              invoke: { id: 'reload', src: 'reload', onDone: 'resting' },
              on: { 'play.opened': 'resting' },
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
