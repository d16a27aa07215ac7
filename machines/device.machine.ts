import { assign, emit, setup } from 'xstate';
import { desktopFrom, resizeDebounce } from '#contract/limits.ts';
import type { DeviceEvent } from './events.ts';
import { listened } from './unimplemented.ts';

export type DeviceClass = 'desktop' | 'mobile' | 'app' | 'gesture' | 'finger' | 'wechat' | 'pwa';
export type Platform = 'web' | 'ios' | 'iosStore' | 'android' | 'notSupport';
export interface DeviceFacts {
  /** Window width in CSS pixels. */
  width: number;
  deviceClass: DeviceClass;
  platform: Platform;
}

/** Desktop or mobile by the window's width, told a second after the last change. */
export const deviceMachine = setup({
  types: {
    input: {} as DeviceFacts,
    context: {} as DeviceFacts,
    events: {} as { type: 'device.resized'; width: number },
    emitted: {} as DeviceEvent,
  },
  actors: { watchWidth: listened('watchWidth') },
  actions: {
    keepWidth: assign({ width: ({ event }) => event.width }),
  },
  guards: { isDesktop: ({ context }) => context.width >= desktopFrom },
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
      initial: 'settled',
      on: { 'device.resized': { target: '.settling', actions: 'keepWidth' } },
      states: { settled: {}, settling: { after: { resizeDebounce: '#device.deciding' } } },
    },
    mobile: {
      entry: emit({ type: 'device.changed', desktop: false }),
      initial: 'settled',
      on: { 'device.resized': { target: '.settling', actions: 'keepWidth' } },
      states: { settled: {}, settling: { after: { resizeDebounce: '#device.deciding' } } },
    },
  },
});
