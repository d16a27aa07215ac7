import nodeCrypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { text } from './text.ts';

const NOW = Date.UTC(2024, 0, 1);

/** What runs without chance at the moment, and the ids that it was given. */
interface Run {
  /** The state that the machine is in; its ids are taken. */
  stateOf: () => { context: unknown } | undefined;
  state?: object | undefined;
  taken: string;
  ids: number;
  clockReads: number;
}
let current: Run | undefined;

/**
 * Runs a function at a time that never changes, and without random numbers: what a machine computes from them would make
 * each of its states another one, and each exploration another one too. Only ids differ within a state, since a
 * list or a map needs them to. `clockReads` tells how often the function has read the time.
 */
export function withoutChance<T>(
  run: () => T,
  stateOf: Run['stateOf'] = () => undefined,
): { result: T; clockReads: number } {
  const real = globalThis.Date;
  const before = current;
  const own: Run = { stateOf, taken: '', ids: 0, clockReads: 0 };
  current = own;
  globalThis.Date = new Proxy(real, {
    apply: () => new real(now()).toString(),
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
  try {
    return { result: run(), clockReads: own.clockReads };
  } finally {
    globalThis.Date = real;
    current = before;
  }
}

function now(): number {
  if (current) current.clockReads += 1;
  return NOW;
}

/** The lowest id that the context does not have: equal states get equal ids, whatever came before them. */
function nextId(run: Run): string {
  const state = run.stateOf();
  if (run.state !== state || run.ids === 0) {
    run.state = state;
    run.taken = text(state?.context);
    run.ids = 0;
  }
  for (;;) {
    run.ids += 1;
    const id = `00000000-0000-4000-8000-${run.ids.toString(16).padStart(12, '0')}`;
    if (!run.taken.includes(id)) return id;
  }
}

const HALF = 0x80;
const fill = (bytes: ArrayBufferView) =>
  void new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength).fill(HALF);
const isCallback = (value: unknown) => typeof value === 'function';

/** What each source of chance returns instead; undefined where it has to do as always. */
type Fixed = (run: Run, given: readonly unknown[]) => unknown;
const uuid: Fixed = (run) => nextId(run);
const filled: Fixed = (_, [bytes]) => {
  fill(bytes as ArrayBufferView);
  return bytes;
};
const time =
  (value: unknown): Fixed =>
  () => {
    now();
    return value;
  };

const sources: [owner: object, name: string, fixed: Fixed][] = [
  [Math, 'random', () => 0.5],
  [Date, 'now', () => now()],
  [performance, 'now', time(0)],
  [process, 'hrtime', time([0, 0])],
  [process, 'uptime', time(0)],
  [globalThis.crypto, 'randomUUID', uuid],
  [globalThis.crypto, 'getRandomValues', filled],
  [nodeCrypto, 'randomUUID', uuid],
  [nodeCrypto, 'randomFillSync', filled],
  [
    nodeCrypto,
    'randomBytes',
    (_, [size, callback]) => (isCallback(callback) ? undefined : Buffer.alloc(Number(size), HALF)),
  ],
  [
    nodeCrypto,
    'randomInt',
    (_, given) => {
      if (given.some(isCallback)) return undefined;
      const [min, max] = given.length === 1 ? [0, Number(given[0])] : given.map(Number);
      return Math.floor(((min as number) + (max as number)) / 2);
    },
  ],
];

// For the whole process and before machines are loaded: a file may keep the function that it finds.
for (const [owner, name, fixed] of sources) {
  const original = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
  const replaced = function (this: unknown, ...given: unknown[]) {
    const value = current && fixed(current, given);
    return value === undefined ? original.apply(this, given) : value;
  };
  // `hrtime` has a function of its own.
  Object.assign(replaced, original);
  Object.defineProperty(owner, name, { value: replaced, configurable: true, writable: true });
}
const { bigint } = process.hrtime;
process.hrtime.bigint = () => (current ? BigInt(now() - NOW) : bigint());
syncBuiltinESMExports();
