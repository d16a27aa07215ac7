import { currencySigns } from '#contract/constants.ts';
import { toDecimal } from '#contract/money.ts';
import { languages } from '#contract/site.ts';
import { SCENE_NAMES } from '#sandbox/art/hero.ts';
import { NAMED_MEMBERS } from '#sandbox/members.ts';
import { escapeHtml, htmlPage } from '#sandbox/play/provider/html.ts';
import type { Services } from '#sandbox/server/services.ts';
import { bannerKind } from '#sandbox/site/banners.ts';
import { localize } from '#sandbox/site/texts.ts';
import { PARTS, REASONS, VARIANTS } from './changes.ts';
import { form, input, same, select } from './forms.ts';
import { promotionForms } from './promotion-forms.ts';

const letterFields = [input('Title', 'title'), input('Text', 'content')];
const currencyField = select('Currency', 'currency', same(Object.keys(currencySigns)));

const titlesOf = async ({ db }: Services, kind: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('document')
    .select('body')
    .where('kind', '=', kind)
    .orderBy('position')
    .execute();
  return rows.map(({ body }) => String((localize(JSON.parse(body), 'en_US') as { title?: unknown }).title));
};

const newestLetters = ({ db }: Services) =>
  db
    .selectFrom('letter')
    .innerJoin('member', 'member.id', 'letter.member_id')
    .select(['letter.id', 'letter.titles', 'member.account'])
    .orderBy('letter.id', 'desc')
    .limit(20)
    .execute();

const pendingWithdrawals = ({ db }: Services) =>
  db
    .selectFrom('withdrawal_order')
    .innerJoin('member', 'member.id', 'withdrawal_order.member_id')
    .select([
      'withdrawal_order.order_number',
      'withdrawal_order.amount',
      'withdrawal_order.account as to',
      'member.account',
      'member.currency',
    ])
    .where('withdrawal_order.status', '=', 'pending')
    .orderBy('withdrawal_order.created_at')
    .execute();

const pendingAccounts = ({ db }: Services) =>
  db
    .selectFrom('bank_account')
    .innerJoin('member', 'member.id', 'bank_account.member_id')
    .select(['bank_account.id', 'bank_account.owner', 'bank_account.number', 'member.account'])
    .where('bank_account.status', '=', 'pending')
    .orderBy('bank_account.id')
    .execute();

const decisionField = (approval: string): string =>
  select(
    'Decision',
    'reason',
    REASONS.map((reason) => [reason, reason ? `Decline: ${reason}` : approval]),
  );

/** The operator's page: a form for each change. `status`: what the last one did. */
export const operatorPage = async (services: Services, status = ''): Promise<string> => {
  const banners = await titlesOf(services, bannerKind(0, 0).kind);
  const letters = await newestLetters(services);
  const providers = await services.db
    .selectFrom('provider')
    .select(['gp_id', 'name'])
    .orderBy('name')
    .execute();
  const withdrawals = await pendingWithdrawals(services);
  const accounts = await pendingAccounts(services);
  const disabled = await services.db.selectFrom('transfer_disabled').select('gp_id').execute();
  const isDisabled = (gpId: string) => disabled.some(({ gp_id }) => gp_id === gpId);
  return htmlPage({
    lang: 'en-US',
    title: 'Operator',
    styles: ['operator.css'],
    scripts: [],
    body: `<main class="operator"><h1>Operator</h1><p>Each form changes the sandbox's data and sends the event that tells the open pages; promotions have none, and a page shows their change once it asks again.</p><p role="status">${escapeHtml(status)}</p>${[
      form(
        'banner',
        'Carousel',
        [
          select(
            'Banner',
            'position',
            banners.map((title, position) => [String(position), title]),
          ),
          select('Image', 'scene', same(SCENE_NAMES)),
          input('New title', 'title'),
        ],
        'Change the banner',
      ),
      form(
        'part',
        'Template models',
        [
          select('Model', 'part', same(Object.keys(PARTS))),
          select('Language', 'language', same(Object.keys(languages))),
          input('New title', 'title'),
        ],
        'Change the model',
      ),
      form(
        'variant',
        'Template',
        [select('Region and its variant', 'variant', same(VARIANTS))],
        'Change the variant',
      ),
      form(
        'service',
        'Customer service',
        [input('Link, to www.example.com or to the games', 'url', 'type="url"')],
        'Change the link',
      ),
      form(
        'letter',
        'Letter to a member',
        [select('Account', 'account', same(NAMED_MEMBERS.map(({ account }) => account))), ...letterFields],
        'Send the letter',
      ),
      form(
        'letters',
        'Letter to all members of a currency',
        [currencyField, ...letterFields],
        'Send the letters',
      ),
      form(
        'letter-deletion',
        'Delete a letter',
        [
          select(
            'Letter',
            'id',
            letters.map(({ id, account, titles }) => [
              String(id),
              `${account}: ${localize(JSON.parse(titles), 'en_US')}`,
            ]),
          ),
        ],
        'Delete the letter',
      ),
      form(
        'red-envelope',
        'Red envelope',
        [currencyField, input('Minutes until its end', 'minutes', 'type="number" min="1" max="10000"')],
        'Show a new red envelope',
      ),
      form(
        'transfers',
        'Transfers to a provider',
        [
          select(
            'Provider',
            'gp_id',
            providers.map(({ gp_id, name }) => [gp_id, isDisabled(gp_id) ? `${name} (disabled)` : name]),
          ),
          select('Transfers', 'transfers', same(['disabled', 'enabled'])),
        ],
        'Change the transfers',
      ),
      form(
        'withdrawal',
        'Pending withdrawals',
        [
          select(
            'Withdrawal',
            'order_number',
            withdrawals.map(({ order_number, account, amount, currency, to }) => [
              order_number,
              `${account}: ${toDecimal(amount, currency)} ${currency} to ${to}`,
            ]),
          ),
          decisionField('Approve and pay'),
        ],
        'Close the withdrawal',
      ),
      form(
        'account',
        'Accounts for withdrawals that are being checked',
        [
          select(
            'Account',
            'id',
            accounts.map(({ id, account, owner, number }) => [String(id), `${account}: ${number}, ${owner}`]),
          ),
          decisionField('Verify'),
        ],
        'Close the check',
      ),
      ...(await promotionForms(services)),
      form('cache', 'Clean cache', [], 'Sign everyone out and reload all pages'),
    ].join('')}</main>`,
  });
};
