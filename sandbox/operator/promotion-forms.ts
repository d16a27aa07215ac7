import { HALLS } from '#sandbox/catalogue/halls.ts';
import type { Services } from '#sandbox/server/services.ts';
import { localize } from '#sandbox/site/texts.ts';
import { form, input, type Option, same, select } from './forms.ts';
import { CHECK_IN_STATES, KINDS } from './promotion-changes.ts';

const english = (text: unknown) => String(localize(text, 'en_US'));

/** The forms for promotions. */
export const promotionForms = async ({ db }: Services): Promise<string[]> => {
  const rows = await db
    .selectFrom('document')
    .select(['id', 'body'])
    .where('kind', '=', 'discount')
    .orderBy('position')
    .execute();
  const discounts: Option[] = rows.map(({ id, body }) => [
    id,
    english((JSON.parse(body) as { title: unknown }).title),
  ]);
  const shown = await db.selectFrom('bulletin').select(['id', 'display_content', 'kind']).execute();
  const bulletins: Option[] = shown.map(({ id, display_content, kind }) => [
    id,
    `${english(JSON.parse(display_content))} (${kind})`,
  ]);
  const actions: Option[] = [
    ['', 'None'],
    ['deposit', 'Deposit'],
    ...discounts.map(([id, title]): Option => [`claim ${id}`, `Claim: ${title}`]),
    ...HALLS.map(({ gtId, names }): Option => [`play ${gtId}`, `Play: ${english(names)}`]),
  ];
  return [
    form(
      'action',
      "A promotion's action",
      [
        select('Promotion', 'promotion', [
          ...discounts.map(([id, title]): Option => [`discount ${id}`, title]),
          ...bulletins.map(([id, title]): Option => [`bulletin ${id}`, `Pop-up: ${title}`]),
        ]),
        select('Action', 'action', actions),
      ],
      'Change the action',
    ),
    form(
      'claim-terms',
      'Claim terms of a promotion',
      [
        select('Promotion', 'promotion_id', discounts),
        input('Amount in USD, or as much in another currency', 'amount', 'type="number" min="1" max="1000"'),
        input('Minutes until its end', 'minutes', 'type="number" min="0" max="100000"'),
      ],
      'Change the terms',
    ),
    form(
      'check-in',
      'Daily check-in',
      [
        select('Check-in', 'state', same(CHECK_IN_STATES)),
        select('Condition', 'condition', [
          ['', 'None'],
          ['deposit', 'A deposit on the day'],
          ['stake', 'Stakes on the day'],
        ]),
      ],
      'Change the check-in',
    ),
    form(
      'bulletin',
      'A pop-up is an offer or a notice',
      [select('Pop-up', 'id', bulletins), select('Kind', 'kind', same(KINDS))],
      'Change the kind',
    ),
  ];
};
