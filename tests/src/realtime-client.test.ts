import { expect, test, vi } from 'vitest';
import { connectRealtime } from '#src/realtime/realtime-client.ts';
import { startTestSandbox } from '#tests/sandbox/caller.ts';

test('close packet is sent apart when the page is left before its connection is a websocket', async () => {
  const sandbox = await startTestSandbox();
  const sendBeacon = vi.fn(() => true);
  const page = Object.assign(new EventTarget(), { io: undefined });
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { sendBeacon });
  const leave = () => page.dispatchEvent(new Event('pagehide'));
  let ups = 0;
  const client = connectRealtime({
    url: sandbox.sandbox.url,
    template: 'pc',
    mobileTemplate: 'origin_mobile',
    currency: () => 'USD',
    token: () => null,
    reconnect: { delay: 10, delayMax: 10, connectTimeout: 20_000 },
    onUp: () => {
      ups += 1;
      if (ups === 1) leave();
    },
    onDown: () => {},
    onJoined: () => {},
    onRefused: () => {},
    onEvent: () => {},
  });
  await vi.waitFor(() => expect(ups).toBe(2), { timeout: 10_000 });
  expect(sendBeacon.mock.calls).toEqual([
    [expect.objectContaining({ search: expect.stringMatching(/^\?EIO=4&transport=polling&sid=.+/) }), '1'],
  ]);
  client.close();
  await sandbox.close();
});
