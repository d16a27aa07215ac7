import { expect, test, vi } from 'vitest';
import type { Notice } from '#machines/kernel/events.ts';
import { notices } from '#src/shell/notices.ts';

const notice: Notice = { type: 'notice', tone: 'warning', text: 'session_expired' };

test('notice is kept until it is closed when it comes before any view listens', () => {
  notices.add(notice);
  notices.add(notice);
  const listener = vi.fn();
  const stop = notices.subscribe(listener);
  const [first, second] = notices.get();
  expect([first?.notice, second?.notice]).toEqual([notice, notice]);
  expect(first?.id).not.toBe(second?.id);
  notices.close(first?.id ?? '');
  expect(notices.get()).toEqual([second]);
  expect(listener).toHaveBeenCalledOnce();
  stop();
  notices.close(second?.id ?? '');
  expect(listener).toHaveBeenCalledOnce();
});
