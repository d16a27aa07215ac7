import { fromCallback } from 'xstate';
import type { deviceMachine } from '#machines/device.machine.ts';
import { windowWidth } from '#src/site/window-width.ts';

const watchWidth = fromCallback(({ sendBack }) => {
  const tell = () => sendBack({ type: 'device.resized', width: windowWidth() });
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
});

export const deviceHands = { actors: { watchWidth } } satisfies Parameters<typeof deviceMachine.provide>[0];
