import { expect, test } from 'vitest';
import { initials } from '#src/ui/initials.ts';

test.each([
  ['Linh Mai', 'LM'],
  ['Nguyễn Thành Đạt', 'NT'],
  ['second_seat', 'SS'],
  ['linhmai_88', 'LI'],
  ['李明华', '李明'],
  ['मीरा राव', 'मर'],
  ['88', '88'],
  ['', ''],
])('initials of "%s" are "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
