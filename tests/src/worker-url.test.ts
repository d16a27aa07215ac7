import { expect, test, vi } from 'vitest';
import { workerUrl } from '#src/windows/worker-url.ts';

test('one policy of Trusted Types takes the workers of this app, and none of another origin', () => {
  const createPolicy = vi.fn((_name: string, rules: object) => rules);
  vi.stubGlobal('window', {
    location: { href: 'https://site.example/gameHall/2', origin: 'https://site.example' },
    trustedTypes: { createPolicy },
  });
  expect(workerUrl('/assets/one.js')).toBe('/assets/one.js');
  expect(workerUrl('/base/two.js')).toBe('/base/two.js');
  expect(() => workerUrl('https://other.example/one.js')).toThrow(TypeError);
  expect(() => workerUrl('//other.example/one.js')).toThrow(TypeError);
  expect(() => workerUrl('data:text/javascript,1')).toThrow(TypeError);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('workers', expect.anything());
});
