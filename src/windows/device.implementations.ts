import { fromCallback } from 'xstate';
import type { deviceMachine } from '#machines/site/device.machine.ts';
import { windowWidth } from '#src/site/device.ts';

const watchWidth = fromCallback(({ sendBack }) => {
  const report = () => sendBack({ type: 'device.resized', width: windowWidth() });
  window.addEventListener('resize', report);
  return () => window.removeEventListener('resize', report);
});

export const deviceImplementations = { actors: { watchWidth } } satisfies Parameters<
  typeof deviceMachine.provide
>[0];
