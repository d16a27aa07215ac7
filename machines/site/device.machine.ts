import { assign, emit, setup } from 'xstate';
import { desktopMinWidth } from '#contract/constants.ts';
import { resizeDebounce } from '#contract/times.ts';
import type { DeviceEvent } from '#machines/kernel/events.ts';
import { unimplementedCallback } from '#machines/kernel/unimplemented.ts';

export type DeviceClass = 'desktop' | 'mobile' | 'app' | 'gesture' | 'finger' | 'wechat' | 'pwa';
export type Platform = 'web' | 'ios' | 'iosStore' | 'android' | 'notSupport';
export interface DeviceFacts {
  /** Window width in CSS pixels. */
  width: number;
  deviceClass: DeviceClass;
  platform: Platform;
}

/** Desktop or mobile layout by the window's width, decided 1 s after the last resize. */
export const deviceMachine = setup({
  types: {
    input: {} as DeviceFacts,
    context: {} as DeviceFacts,
    events: {} as { type: 'device.resized'; width: number },
    emitted: {} as DeviceEvent,
  },
  actors: { watchWidth: unimplementedCallback('watchWidth') },
  actions: {
    setWidth: assign({ width: ({ event }) => event.width }),
  },
  guards: { isDesktop: ({ context }) => context.width >= desktopMinWidth },
  delays: { resizeDebounce },
}).createMachine({
  id: 'device',
  context: ({ input }) => input,
  invoke: { id: 'watchWidth', src: 'watchWidth' },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isDesktop', target: 'desktop' }, { target: 'mobile' }] },
    desktop: {
      entry: emit({ type: 'device.changed', desktop: true }),
      initial: 'stable',
      on: { 'device.resized': { target: '.debouncing', actions: 'setWidth' } },
      states: { stable: {}, debouncing: { after: { resizeDebounce: '#device.deciding' } } },
    },
    mobile: {
      entry: emit({ type: 'device.changed', desktop: false }),
      initial: 'stable',
      on: { 'device.resized': { target: '.debouncing', actions: 'setWidth' } },
      states: { stable: {}, debouncing: { after: { resizeDebounce: '#device.deciding' } } },
    },
  },
});
