import { SimulatedClock } from 'xstate';
import type { AppActor } from './actors/app.ts';
import type { Clock } from './clock.ts';

/** The hook of the QA build: the machines' clock stands still until a walker moves it. */
export const clock = new SimulatedClock() as Clock & SimulatedClock;

export function attach(app: AppActor) {
  Object.assign(window, { __gamehall: { app, clock } });
}
