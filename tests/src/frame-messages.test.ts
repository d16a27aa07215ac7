import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { onFrameMessage } from '#src/windows/messages.ts';
import { foreignTo } from './foreign-origins.ts';

const origin = 'https://games.example';
const listener = vi.fn();

/** The parts of a window that messages need. */
class FakeWindow extends EventTarget {
  /** The top window is its own parent. */
  readonly parent: FakeWindow;
  constructor(parent?: FakeWindow) {
    super();
    this.parent = parent ?? this;
  }
}
let page: FakeWindow;
let frame: FakeWindow;

beforeEach(() => {
  page = new FakeWindow();
  frame = new FakeWindow(page);
  vi.stubGlobal('window', page);
  listener.mockReset();
});
const post = (data: unknown, from = origin, source: unknown = frame) =>
  page.dispatchEvent(Object.assign(new Event('message'), { data, origin: from, source }));

const height = { code: 'S001', height: 512 };
const right = fc.oneof(
  fc.record({ code: fc.constant('S001'), height: fc.double({ noNaN: true, noDefaultInfinity: true }) }),
  fc.record({ code: fc.tuple(fc.string(), fc.string()).map(([head, tail]) => `${head}U003${tail}`) }),
);
const wrong = fc.oneof(
  fc.anything(),
  fc
    .record({ code: fc.string().filter((code) => !code.includes('U003')), height: fc.integer() })
    .filter(({ code }) => code !== 'S001'),
  fc.record({
    code: fc.constant('S001'),
    height: fc.oneof(
      fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, '', 'tall', '12px', null, undefined, true),
      fc.array(fc.integer()),
      fc.record({ px: fc.integer() }),
    ),
  }),
  fc.record({ code: fc.oneof(fc.integer(), fc.constant(['U003']), fc.record({ U003: fc.boolean() })) }),
);
const foreign = foreignTo(origin);

test('frame message is delivered when it is valid', () => {
  onFrameMessage(origin, listener);
  fc.assert(
    fc.property(right, (data) => {
      listener.mockReset();
      post(data);
      expect(listener).toHaveBeenCalledOnce();
    }),
    { numRuns: 200 },
  );
});

test('bet message keeps its code and the chosen odds, if it can be read', () => {
  onFrameMessage(origin, listener);
  post({ code: 'XU003Y', height: 4, gp_id: 'GPBB', odds_id: 'm1-X' });
  post({ code: 'U003', odds_id: { m: 1 } });
  expect(listener.mock.calls).toEqual([[{ code: 'XU003Y', oddsId: 'm1-X' }], [{ code: 'U003', oddsId: '' }]]);
});

test('frame message is dropped when its shape is wrong', () => {
  onFrameMessage(origin, listener);
  fc.assert(
    fc.property(wrong, (data) => {
      post(data);
      expect(listener).not.toHaveBeenCalled();
    }),
    { numRuns: 500 },
  );
});

test('frame message is dropped when its origin is foreign', () => {
  onFrameMessage(origin, listener);
  fc.assert(
    fc.property(right, foreign, (data, from) => {
      post(data, from);
      expect(listener).not.toHaveBeenCalled();
    }),
    { numRuns: 500 },
  );
});

test('frame message is dropped when its source is not a frame of the page', () => {
  onFrameMessage(origin, listener);
  for (const source of [null, page, new FakeWindow(), new FakeWindow(frame), {}])
    post(height, origin, source);
  expect(listener).not.toHaveBeenCalled();
});

test('frame message is dropped when the listener was removed', () => {
  const stop = onFrameMessage(origin, listener);
  post(height);
  stop();
  post(height);
  expect(listener).toHaveBeenCalledOnce();
});
