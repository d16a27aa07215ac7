import { expect, test } from 'vitest';
import { isSameText, openText, sealText } from '#contract/client-captcha.ts';

const keyOf = (bytes: number, fill: string) => btoa(fill.repeat(bytes));
const key = keyOf(32, 'k');

test.each([
  ['32 bytes', key],
  ['16 bytes', keyOf(16, 'k')],
])('sealed text opens with its key when the key has %s', async (_, key) => {
  const sealed = await sealText('7k4n', key);
  expect(sealed).not.toContain('7k4n');
  expect(await openText(sealed, key)).toBe('7k4n');
  expect(await sealText('7k4n', key)).not.toBe(sealed);
});

test('sealed text is preserved when it has letters of any script', async () => {
  expect(await openText(await sealText('Tầng 七 ७', key), key)).toBe('Tầng 七 ७');
});

test('sealed text does not open when the key or the text differs', async () => {
  const sealed = await sealText('7k4n', key);
  expect(await openText(sealed, keyOf(32, 'q'))).toBeNull();
  const [first = ''] = sealed;
  expect(await openText((first === 'A' ? 'B' : 'A') + sealed.slice(1), key)).toBeNull();
  expect(await openText(sealed.slice(0, -8), key)).toBeNull();
});

test.each(['', '7k4n', '<svg/>', 'AAAA', '====', '√'])(
  'opening returns null when the text is %j',
  async (text) => {
    expect(await openText(text, key)).toBeNull();
  },
);

test.each(['', 'short', btoa('seventeen bytes!!')])(
  'opening returns null when the key is %j',
  async (wrong) => {
    expect(await openText(await sealText('7k4n', key), wrong)).toBeNull();
  },
);

test('typed code matches when case, outer spaces or width differ', () => {
  for (const typed of ['7k4n', '7K4N', ' 7k4n ', '７Ｋ４ｎ']) expect(isSameText(typed, '7k4N')).toBe(true);
  for (const typed of ['', '7k4', '7 k4n', '7k4m']) expect(isSameText(typed, '7k4n')).toBe(false);
});
