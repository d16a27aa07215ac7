import type { Samples } from 'xstate-path-tests';
import type { deviceMachine } from '#machines/site/device.machine.ts';

const web = { deviceClass: 'desktop', platform: 'web' } as const;
export const samples = {
  inputs: [
    { name: 'wide', input: { width: 992, ...web } },
    { name: 'narrow', input: { width: 991, ...web } },
  ],
  events: {
    'device.resized': [
      { name: 'widened', event: { type: 'device.resized', width: 1440 } },
      { name: 'narrowed', event: { type: 'device.resized', width: 390 } },
    ],
  },
  outcomes: {},
  project: ({ width }) => width >= 992,
} satisfies Samples<typeof deviceMachine>;
