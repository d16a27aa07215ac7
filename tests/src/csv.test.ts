import { expect, test, vi } from 'vitest';
import { type CsvCell, writeCsv } from '#src/csv.ts';

vi.stubGlobal('scheduler', { yield: () => new Promise((resolve) => setTimeout(resolve)) });

async function* pagesOf(...pages: CsvCell[][][]) {
  yield* pages;
}
const write = async (cells: CsvCell[], locale = 'en-US') => {
  const blob = await writeCsv(['a'], pagesOf([cells]), locale);
  return (await blob.text()).split('\r\n').slice(1, -1).join('\r\n');
};

test('file is UTF-8 with a byte order mark and has every page', async () => {
  const head = ['Game', 'Trò chơi'];
  const pages = pagesOf(
    [['王', { decimal: '-2.50' }]],
    [],
    [
      ['b', ''],
      ['c', ''],
    ],
  );
  const blob = await writeCsv(head, pages, 'en-US');
  expect(blob.type).toBe('text/csv;charset=utf-8');
  const bytes = new Uint8Array(await blob.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('Game,Trò chơi\r\n王,-2.50\r\nb,\r\nc,\r\n');
});

test.each([
  ['a "b", c', '"a ""b"", c"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' spaced ', '" spaced "'],
  ['a;b', 'a;b'],
  // What begins like a formula.
  ['=1+1', "'=1+1"],
  ['+84905550188', "'+84905550188"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  // Full-width signs, as input methods type them.
  ['＝1+1', "'＝1+1"],
  ['＋84905', "'＋84905"],
  ['－2', "'－2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  // What would lose digits as a number.
  ['0012', "'0012"],
  ['123456789012345678', "'123456789012345678"],
  ['12345678901', '12345678901'],
  ['0', '0'],
  ['\t=1', '"\'\t=1"'],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("x","y")', '"\'=HYPERLINK(""x"",""y"")"'],
  ['a=1', 'a=1'],
])('text %j is written as %j', async (text, expected) => {
  expect(await write([text])).toBe(expected);
});

test.each([
  ['en-US', '-1234.50,"x;,y"'],
  ['hi-IN', '-1234.50,"x;,y"'],
  ['my-MM', '-1234.50,"x;,y"'],
  ['vi-VN', '-1234,50;"x;,y"'],
])('number is written as a spreadsheet program of %s reads it', async (locale, expected) => {
  expect(await write([{ decimal: '-1234.50' }, 'x;,y'], locale)).toBe(expected);
});

test('invalid number is written as a text', async () => {
  expect(await write([{ decimal: '=1' }, { decimal: '1e5' }])).toBe("'=1,1e5");
});

test('no further piece is read when the file is cancelled', async () => {
  const controller = new AbortController();
  const read = vi.fn();
  async function* pieces() {
    read();
    setTimeout(() => controller.abort(new Error('cancelled')));
    yield [['b']];
    read();
    yield [['b']];
  }
  const written = writeCsv(['a'], pieces(), 'en-US', controller.signal);
  await expect(written).rejects.toThrow('cancelled');
  expect(read).toHaveBeenCalledTimes(1);
});
