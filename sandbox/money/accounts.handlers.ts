import type { Transaction } from 'kysely';
import { isAlias, isBankNumber, isBranch, isWalletNumber, plainNumber } from '#contract/account-rules.ts';
import { cryptoAddressProblem, isCryptoNetwork } from '#contract/crypto-address.ts';
import { isEmail, normalizeText } from '#contract/validation.ts';
import { rowIdIn } from '#sandbox/db/row-id.ts';
import type { BankAccountRow, MemberRow, Tables } from '#sandbox/db/schema.ts';
import { inTransaction } from '#sandbox/db/transaction.ts';
import { withdrawPasswordError } from '#sandbox/profile/withdraw-password.ts';
import { type ApiError, apiError, type HandlerContext, type Handlers } from '#sandbox/server/handler.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { institutionName, institutionsOf, needsBranch, shownNumber } from './payout-institutions.ts';
import { ACCOUNTS_OF_KIND, VERIFICATION_DELAY } from './payout-rules.ts';
import { setDefault } from './payouts.ts';
import { latestOrders } from './withdrawals.ts';

const PASSWORD_CODES = { wrong: 101, locked: 106, missing: 107 } as const;

type Form = HandlerContext<'/member/account/store'>['body'];
type Given = Pick<BankAccountRow, 'kind' | 'institution' | 'branch' | 'number' | 'alias'>;

const givenIn = (form: Form): Given => {
  const alias = (form.alias ?? '').trim();
  const branch = form.kind === 'bank' ? normalizeText(form.branch ?? '') : '';
  if (form.kind === 'crypto')
    return { kind: form.kind, institution: form.network, branch, number: form.address.trim(), alias };
  const institution = form.kind === 'bank' ? form.bank_id : form.brand;
  const typed = normalizeText(form.number);
  return { kind: form.kind, institution, branch, number: isEmail(typed) ? typed : plainNumber(typed), alias };
};

const isNumber = ({ kind, institution, number }: Given): boolean => {
  if (kind === 'crypto')
    return isCryptoNetwork(institution) && cryptoAddressProblem(institution, number) === null;
  return kind === 'bank' ? isBankNumber(number) : isWalletNumber(number);
};

/** Wire name of a field whose value is not valid. */
const invalidField = (given: Given, currency: string): string | undefined => {
  const { kind, institution, branch, alias } = given;
  if (!institutionsOf(kind, currency).some(({ id }) => id === institution))
    return { bank: 'bank_id', ewallet: 'brand', crypto: 'network' }[kind];
  if (kind === 'bank' && (branch !== '' || needsBranch(currency)) && !isBranch(branch)) return 'branch';
  if (!isNumber(given)) return kind === 'crypto' ? 'address' : 'number';
  return isAlias(alias) ? undefined : 'alias';
};

/** An account as the contract has it. */
const accountRow = (account: BankAccountRow, currency: string, openAccount?: number) => {
  const { id, kind, status, reason, is_default, owner, alias, institution, branch, created_at } = account;
  const name = institutionName(kind, institution, currency);
  const is_in_use = openAccount === id ? (1 as const) : (0 as const);
  const at = formatOperatorTime(created_at);
  const row = { id, kind, status, reason, is_default, is_in_use, owner, alias, created_at: at };
  const number = shownNumber(account);
  if (kind === 'bank') return { ...row, bank_id: institution, bank_name: name, branch, number };
  if (kind === 'ewallet') return { ...row, brand: institution, brand_name: name, number };
  return { ...row, network: institution, network_name: name, address: number };
};

const find = (tx: Transaction<Tables>, member: MemberRow, id: string) =>
  tx
    .selectFrom('bank_account')
    .selectAll()
    .where('id', '=', rowIdIn(id))
    .where('member_id', '=', member.id)
    .executeTakeFirst();

/** Error if the member may not add the account. */
const newAccountError = async (
  tx: Transaction<Tables>,
  { id, name }: MemberRow,
  given: Given,
): Promise<ApiError | undefined> => {
  if (name === '') return apiError(104, 'ownerMissing');
  const same = await tx
    .selectFrom('bank_account')
    .select(['id', 'institution', 'number'])
    .where('member_id', '=', id)
    .where('kind', '=', given.kind)
    .execute();
  const known = same.find(
    ({ institution, number }) => institution === given.institution && number === given.number,
  );
  if (known) return apiError(102, 'payoutAccountExists', { id: String(known.id) });
  return same.length >= ACCOUNTS_OF_KIND ? apiError(103, 'payoutAccountsFull') : undefined;
};

export const accountHandlers = {
  '/member/account/list': async ({ db }, { member }) => {
    const rows = await db
      .selectFrom('bank_account')
      .selectAll()
      .where('member_id', '=', member.id)
      .orderBy('id')
      .execute();
    const { open } = await latestOrders(db, member.id);
    return {
      list: rows.map((row) => accountRow(row, member.currency, open?.account_id)),
      limit: ACCOUNTS_OF_KIND,
    };
  },
  '/member/account/banks': (_services, { member: { currency } }) => ({
    banks: institutionsOf('bank', currency).map(({ id, name }) => ({
      bank_id: id,
      name,
      needs_branch: needsBranch(currency) ? (1 as const) : (0 as const),
    })),
    ewallets: institutionsOf('ewallet', currency).map(({ id, name }) => ({ brand: id, name })),
    networks: institutionsOf('crypto', currency).map(({ id, name }) => ({ network: id, name })),
  }),
  '/member/account/store': async (services, { body, member }) => {
    const given = givenIn(body);
    const field = invalidField(given, member.currency);
    if (field) return apiError(108, 'payoutAccountInvalid', { field });
    const added = await inTransaction(services.db, member.id, async (tx) => {
      const error =
        (await newAccountError(tx, member, given)) ??
        (await withdrawPasswordError(
          { ...services, db: tx },
          member,
          body.withdraw_password,
          PASSWORD_CODES,
        ));
      if (error) return error;
      const now = Date.now();
      const row = await tx
        .insertInto('bank_account')
        .values({
          ...given,
          member_id: member.id,
          owner: member.name,
          is_default: 0,
          status: 'pending',
          reason: '',
          created_at: now,
          verify_at: now + VERIFICATION_DELAY,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return accountRow(row, member.currency);
    });
    services.realtime.publish(`private-member.${member.id}`, '.profile.updated', {});
    return added;
  },
  '/member/account/default': ({ db }, { body, member }) =>
    inTransaction(db, member.id, async (tx) => {
      const account = await find(tx, member, body.id);
      if (!account) return apiError(109, 'payoutAccountUnknown');
      if (account.status !== 'verified') return apiError(110, 'payoutAccountUnverified');
      await tx
        .updateTable('bank_account')
        .set({ is_default: 0 })
        .where('member_id', '=', member.id)
        .execute();
      await tx.updateTable('bank_account').set({ is_default: 1 }).where('id', '=', account.id).execute();
      return null;
    }),
  '/member/account/destroy': async (services, { body, member }) => {
    const result = await inTransaction(services.db, member.id, async (tx) => {
      const account = await find(tx, member, body.id);
      if (!account) return apiError(109, 'payoutAccountUnknown');
      const { open } = await latestOrders(tx, member.id);
      if (open?.account_id === account.id)
        return apiError(105, 'payoutAccountInUse', { order_number: open.order_number });
      const error = await withdrawPasswordError(
        { ...services, db: tx },
        member,
        body.withdraw_password,
        PASSWORD_CODES,
      );
      if (error) return error;
      await tx.deleteFrom('bank_account').where('id', '=', account.id).execute();
      await setDefault(tx, member.id);
      return null;
    });
    services.realtime.publish(`private-member.${member.id}`, '.profile.updated', {});
    return result;
  },
} satisfies Partial<Handlers>;
