import { expect, test } from 'vitest';
import { styleRules } from '../../scripts/style-rules.ts';

test.each([
  ['.a{top:0}', [{ text: '.a{top:0}', classes: [['a']] }]],
  [
    '.a .b-c:not(.d:is(.e)),.f{top:0}',
    [{ text: '.a .b-c:not(.d:is(.e)),.f{top:0}', classes: [['a', 'b-c'], ['f']] }],
  ],
  ['b,.a{top:0}', [{ text: 'b,.a{top:0}' }]],
  [':is(.a,.b) i{top:0}', [{ text: ':is(.a,.b) i{top:0}' }]],
  [
    '@media print{@supports (top:0){.a{top:0}}b{top:1px}}',
    [
      { text: '.a{top:0}', within: ['@media print', '@supports (top:0)'], classes: [['a']] },
      { text: 'b{top:1px}', within: ['@media print'] },
    ],
  ],
  ['@layer a,b;', [{ text: '@layer a,b;' }]],
  ['@keyframes turn{to{top:0}}', [{ text: '@keyframes turn{to{top:0}}', animation: 'turn' }]],
  ['@font-face{src:url(a)}/* note */', [{ text: '@font-face{src:url(a)}' }]],
])('%s is a list of rules with their classes and conditions', (css, rules) => {
  expect(styleRules(css)).toEqual(rules);
});
