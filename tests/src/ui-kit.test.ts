import { createElement, type FC, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CryptoAddress } from '#src/components/PayoutAccount.tsx';
import { RedEnvelopeCard } from '#src/components/RedEnvelopeEntry.tsx';
import { AmountField } from '#src/ui/AmountField.tsx';
import { ChoiceBar, ChoiceCards } from '#src/ui/ChoiceCards.tsx';
import { CopyField } from '#src/ui/CopyButton.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Columns, Panel, StatusLine, Summary } from '#src/ui/Panel.tsx';
import { ActionBar, ProgressBar, Steps } from '#src/ui/Steps.tsx';

/** The opening tag of the first element that contains a text among its attributes. */
const tagWith = (html: string, text: string) =>
  html.match(/<[a-z][^>]*>/g)?.find((tag) => tag.includes(text)) ?? '';
const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const onChange = () => {};
const amount = { label: 'Amount', sign: '$', value: '500.00', onChange };
const presets = [
  { text: '100', label: '100', chosen: false },
  { text: '500', label: '500', chosen: true },
];
const choices = [
  { id: 'bank', title: 'Bank', text: 'Twelve banks', facts: [{ label: 'Fee', value: 'None' }] },
  { id: 'card', title: 'Card', text: 'Closed until 14:00', disabled: true },
];
const number = {
  name: 'Number',
  text: '190377420058',
  shown: '1903 7742 0058',
  label: 'Copy the number',
  copiedLabel: 'Copied',
  failedLabel: 'Select it',
};
const steps = [
  { id: 'ordered', label: 'Ordered', detail: '14:22' },
  { id: 'pay', label: 'You pay' },
  { id: 'done', label: 'In your wallet' },
];

test.each<[string, ReactElement, string, readonly string[]]>([
  [
    'amount field',
    createElement(AmountField, amount),
    'inputMode',
    ['inputMode="decimal"', 'value="500.00"'],
  ],
  [
    'invalid amount field',
    createElement(AmountField, { ...amount, state: 'invalid', note: 'Too much', id: 'sum' }),
    'inputMode',
    ['aria-invalid="true"', 'aria-describedby="sum-note"'],
  ],
  [
    'chosen preset',
    createElement(AmountField, { ...amount, presets, presetsLabel: 'Amounts' }),
    'aria-pressed="true"',
    ['type="button"'],
  ],
  [
    'chosen card',
    createElement(ChoiceCards<string>, { legend: 'How?', choices, value: 'bank', onChange }),
    'checked=""',
    ['type="radio"', 'aria-describedby='],
  ],
  [
    'closed card',
    createElement(ChoiceCards<string>, { legend: 'How?', choices, value: null, onChange }),
    'disabled=""',
    ['type="radio"'],
  ],
  [
    'chosen value of a bar',
    createElement(ChoiceBar<string>, {
      legend: 'Every',
      choices: [{ id: '30', label: '30 min' }],
      value: '30',
      onChange,
    }),
    'checked=""',
    ['type="radio"'],
  ],
  [
    'progress bar beyond its end',
    createElement(ProgressBar, { label: 'Played', value: 1.2, valueText: '$12 of $10' }),
    'progressbar',
    ['aria-valuenow="100"', 'aria-valuetext="$12 of $10"'],
  ],
  [
    'current step',
    createElement(Steps, { steps, current: 1, doneLabel: 'Done' }),
    'aria-current',
    ['"step"'],
  ],
  [
    'done step',
    createElement(Steps, { steps, current: 1, doneLabel: 'Done' }),
    'aria-label',
    ['"Done"', 'role="img"'],
  ],
  ['copy button', createElement(CopyField, number), 'aria-label', ['"Copy the number"', '<button']],
  [
    'act bar',
    ActionBar({ note: 'Nothing is charged yet.', children: 'Continue' }),
    'data-action-bar',
    ['<div'],
  ],
])('%s has its role and state', (_, element, attribute, expected) => {
  const tag = tagWith(renderToStaticMarkup(element), attribute);
  for (const part of expected) expect(tag).toContain(part);
});

test('columns have no aside when it has no content', () => {
  const parts = (aside?: string) =>
    renderToStaticMarkup(Columns({ aside, children: 'main' })).split('<div').length - 1;
  expect([parts(), parts('aside')]).toEqual([2, 3]);
});

test('summary lists amounts and its result last', () => {
  const lines = [
    { id: 'pay', label: 'You pay', value: '500.00' },
    { id: 'fee', label: 'Fee', value: StatusLine({ tone: 'success', icon: null, children: 'None' }) },
  ];
  const total = { label: 'Into your wallet', value: '500.00' };
  const html = renderToStaticMarkup(createElement(Summary, { title: 'Summary', lines, total }, 'Continue'));
  expect(plain(html)).toBe('Summary You pay 500.00 Fee None Into your wallet 500.00 Continue');
});

test.each([
  ['second', 'page', {}, 'h2'],
  ['third', 'panel with a title', { title: 'Accounts' }, 'h3'],
] as const)(
  'title of an empty state is a heading of the %s level in a %s',
  (_level, _place, panel, heading) => {
    const empty = createElement(EmptyState, { title: 'No accounts yet' });
    const html = renderToStaticMarkup(createElement(Panel as FC<typeof panel>, panel, empty));
    expect(html).toMatch(new RegExp(`<${heading}[^>]*>No accounts yet</${heading}>`));
  },
);

test('address wraps between groups of four characters, of which the last has the rest', () => {
  const linesOf = (address: string) =>
    renderToStaticMarkup(createElement(CryptoAddress, { address }))
      .replace(/<\/?span[^>]*>/g, '')
      .split('<wbr/>');
  expect(linesOf('TMxC52sPqqePPysF')).toEqual(['TMxC', '52sP', 'qqeP', 'PysF']);
  expect(linesOf('TMxC52sPqqePPysFXS')).toEqual(['TMxC', '52sP', 'qqeP', 'PysFXS']);
  expect(linesOf('TMx')).toEqual(['TMx']);
});

test('red envelope says that it can be opened when it is compact', () => {
  const html = renderToStaticMarkup(
    createElement(RedEnvelopeCard, {
      state: 'counting',
      compact: true,
      name: 'Open red envelope: it closes in 3 hours',
      action: 'Open',
      label: 'Red envelope closes in',
      figure: '03:00:00',
      onOpen: onChange,
    }),
  );
  expect(plain(html)).toBe('Open red envelope: it closes in 3 hours 03:00:00 Open');
  expect(tagWith(html, 'aria-hidden')).toMatch(/^<span/);
});
