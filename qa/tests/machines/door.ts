import { setup } from 'xstate';

// The example machine of qa/README.md.
export const door = setup({
  types: { events: {} as { type: 'open' | 'close' } | { type: 'lock'; code: string } },
  guards: { isCode: ({ event }) => event.type === 'lock' && /^\d{4}$/.test(event.code) },
}).createMachine({
  id: 'door',
  initial: 'closed',
  states: {
    closed: { on: { open: 'opened', lock: { guard: 'isCode', target: 'locked' } } },
    opened: { on: { close: 'closed' }, after: { 30000: 'closed' } },
    locked: {},
  },
});
