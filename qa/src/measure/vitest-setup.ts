import { afterAll } from 'vitest';
import { Actor } from 'xstate';
import { TakenTransitions } from './taken.ts';
import { addTaken } from './taken-files.ts';

/** Systems of actors that are inspected already; kept when this file is run again for another test file. */
const shared = globalThis as { pathTestsMeasured?: { systems: WeakSet<object>; now: TakenTransitions } };

if (shared.pathTestsMeasured) shared.pathTestsMeasured.now = new TakenTransitions();
else {
  const measured = { systems: new WeakSet<object>(), now: new TakenTransitions() };
  shared.pathTestsMeasured = measured;
  const { start } = Actor.prototype;
  // XState has no inspection of all actors.
  Actor.prototype.start = function startMeasured(this: Actor<never>) {
    if (!measured.systems.has(this.system)) {
      measured.systems.add(this.system);
      this.system.inspect((seen) => measured.now.inspected(seen));
    }
    return start.call(this);
  } as typeof start;
}

const own = shared.pathTestsMeasured.now;
afterAll(() => addTaken(process.cwd(), 'vitest', own.taken()));
