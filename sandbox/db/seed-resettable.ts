import { randomUUID } from 'node:crypto';
import { type Currency, currencySigns } from '#contract/constants.ts';
import { seedAgents } from '#sandbox/agents/agents.seed.ts';
import { childPath } from '#sandbox/agents/downline.ts';
import { catalogue } from '#sandbox/catalogue/catalogue.ts';
import { MAINTAINED_PROVIDER } from '#sandbox/catalogue/providers.ts';
import { lettersFor } from '#sandbox/letters/letters.ts';
import { NAMED_MEMBERS, PASSWORD, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import { maintainedMethods, methodId } from '#sandbox/money/deposit-methods.ts';
import { seedMoney } from '#sandbox/money/money.seed.ts';
import { seedPayouts } from '#sandbox/money/payouts.seed.ts';
import { seedLimits } from '#sandbox/play/limits.seed.ts';
import { BULLETINS } from '#sandbox/promotions/bulletins.ts';
import { seedCheckIns } from '#sandbox/promotions/check-in.seed.ts';
import { CLAIMABLE_PROMOTIONS } from '#sandbox/promotions/claimable.ts';
import { seededRandom } from '#sandbox/random.ts';
import type { NamedMember } from '#sandbox/session/named-member.ts';
import { hashPassword } from '#sandbox/session/passwords.ts';
import { randomToken } from '#sandbox/session/sessions.ts';
import { siteDocuments } from '#sandbox/site/documents.ts';
import type { InsertRows } from './insert.ts';
import { minor } from './money.ts';
import type { DepositOrderRow, MemberRow } from './schema.ts';

const FIRST_MEMBER_ID = 10_001;
const DAY = 86_400_000;
const RED_ENVELOPE_LIFETIME = 3 * 3_600_000;

const hashes = new Map<string, { password_hash: string; withdraw_hash: string }>();
/** Cached password hashes for resets; the account is the salt. */
const hashesOf = (account: string) => {
  const known = hashes.get(account) ?? {
    password_hash: hashPassword(PASSWORD, account),
    withdraw_hash: hashPassword(WITHDRAW_PASSWORD, account),
  };
  hashes.set(account, known);
  return known;
};

const memberRow = (
  member: NamedMember,
  id: string,
  { now, agent_path }: { now: number; agent_path: string },
): MemberRow => ({
  id,
  account: member.account,
  ...hashesOf(member.account),
  ...(member.withdrawPassword === false && { withdraw_hash: '' }),
  currency: member.currency,
  name: member.name ?? '',
  birthday: member.fresh ? '' : '1990-04-12',
  email: member.email ?? '',
  phone: member.phone ?? '',
  identity_id: member.identityId ?? '',
  contacts: '{}',
  member_type: member.memberType ?? 1,
  login_code: member.loginCode ?? 0,
  double_validation: member.doubleValidation ? 1 : 0,
  first_login: member.firstLogin ? 1 : 0,
  bank_unverified: member.bankUnverified ? 1 : 0,
  is_agent: member.agent ? 1 : 0,
  agent_active: member.agent === 'active' ? 1 : 0,
  agent_level: member.agentLevel ?? (member.agent ? 1 : 0),
  introducer: member.introducer ?? '',
  agent_path,
  agent_since: member.agent === 'active' ? now - 200 * DAY : 0,
  display_frequency: member.displayFrequency ?? 1,
  return_code: member.returnCode ?? 0,
  deposit_times: member.fresh ? 0 : 3,
  created_at: member.fresh ? now : now - 200 * DAY,
  verified_fields: JSON.stringify(member.verified ?? []),
  locked_fields: JSON.stringify(member.locked ?? []),
  password_weak: 0,
  password_changed_at: member.fresh ? now : now - 60 * DAY,
});

const cancelledDeposits = (
  memberId: string,
  { currency, cancelledDeposits = 0 }: NamedMember,
  now: number,
): DepositOrderRow[] =>
  Array.from({ length: cancelledDeposits }, (_, i) => {
    const at = now - (i + 1) * 60_000;
    const amount = minor(100, currency);
    return {
      order_number: `D${at}${memberId}`,
      member_id: memberId,
      request_id: randomUUID(),
      method_id: methodId(currency, 'harbour'),
      promotion_id: '',
      payer_name: '',
      currency,
      amount,
      paid_amount: null,
      fee: 0,
      arrives: amount,
      bonus: 0,
      turnover: 0,
      status: 'cancelled',
      reference: randomToken(),
      reason: '',
      created_at: at,
      expires_at: at + 900_000,
      ended_at: at,
    };
  });

const RED_ENVELOPE_PRIZE: Partial<Record<Currency, [number, number]>> = {
  VND: [20_000, 500_000],
  WON: [1_000, 50_000],
  JPY: [100, 5_000],
  INR: [50, 2_000],
  THB: [20, 1_000],
  MMK: [1_000, 80_000],
  NGN: [500, 40_000],
};

/** Each currency has a pot of its own, in major units. */
const JACKPOTS: Readonly<Record<Currency, number>> = {
  RMB: 61_840_275.19,
  VND: 8_437_433_816,
  WON: 9_204_561_300,
  JPY: 7_232_086_128,
  THB: 312_907_448.65,
  USD: 48_213_907.52,
  INR: 874_120_563.08,
  MMK: 6_785_033_540,
  BRL: 57_936_418.71,
  BDT: 934_667_302.26,
  NGN: 7_320_861_280.44,
};
/** Seconds in which a pot doubles. */
const JACKPOT_DOUBLES_IN = 35_000_000;

/** Seeds the named members, their data and the operator's content into empty tables. */
export const seedResettable = (insert: InsertRows): void => {
  const now = Date.now();
  const members = NAMED_MEMBERS.map((member, i) => ({ member, id: String(FIRST_MEMBER_ID + i) }));
  const currencies = Object.keys(currencySigns) as Currency[];

  const seedHistory = (): void => {
    const slots = catalogue().games.filter(({ gtId, rank }) => gtId === 2 && rank < 400);
    const others = catalogue().games.filter(({ gtId, rank }) => gtId !== 2 && rank < 20);
    for (const { member, id } of members) {
      if (member.fresh) continue;
      insert('deposit_order', cancelledDeposits(id, member, now));
      const r = seededRandom(member.account);
      const some = (list: readonly { gameId: string }[], share: number) => list.filter(() => r() < share);
      const played = [...some(slots, 0.03), ...some(others, 0.08)];
      insert(
        'played',
        played.map(({ gameId }, i) => ({ member_id: id, game_id: gameId, at: now - i * 7_200_000 })),
      );
      insert(
        'favorite',
        some([...slots, ...others], 0.03).map(({ gameId }, i) => ({
          member_id: id,
          game_id: gameId,
          at: now - i,
        })),
      );
      insert('letter', lettersFor(id, member.letters ?? 0, member.unread ?? 0, now));
    }
  };

  insert(
    'member',
    members.map(({ member, id }) => {
      const introducer = members.find(({ member: { account } }) => account === member.introducer);
      const isInDownline = introducer?.member.agent === 'active';
      return memberRow(member, id, {
        now,
        agent_path: isInDownline ? childPath({ id: introducer.id, agent_path: '' }) : '',
      });
    }),
  );
  seedAgents(insert, members, now);
  seedMoney(insert, members, now);
  seedHistory();
  seedPayouts(insert, members, now);
  seedLimits(insert, members, now);
  seedCheckIns(insert, members, now);
  const withHistory = members.filter(({ member }) => member.history);
  insert(
    'history_due',
    withHistory.map(({ id }) => ({ member_id: id, at: now })),
  );
  insert(
    'red_envelope',
    currencies.map((currency) => {
      const [min, max] = RED_ENVELOPE_PRIZE[currency] ?? [1, 88];
      return {
        id: `envelope-${currency}`,
        currency,
        end_at: now + RED_ENVELOPE_LIFETIME,
        min: minor(min, currency),
        max: minor(max, currency),
      };
    }),
  );
  insert(
    'claimable_promotion',
    CLAIMABLE_PROMOTIONS.map(({ days, ...promotion }) => ({ ...promotion, end_at: now + days * DAY })),
  );
  insert('document', siteDocuments(now));
  insert(
    'maintenance',
    [MAINTAINED_PROVIDER, ...maintainedMethods()].map((gp_id) => ({
      gp_id,
      start_at: now - 3_600_000,
      end_at: now + 5 * 3_600_000,
    })),
  );
  insert(
    'jackpot',
    currencies.map((currency) => ({
      currency,
      base: minor(JACKPOTS[currency], currency),
      per_second: minor(JACKPOTS[currency] / JACKPOT_DOUBLES_IN, currency),
      since: now,
    })),
  );
  insert(
    'bulletin',
    BULLETINS.map(({ age, display_content, content, action, ...bulletin }) => ({
      ...bulletin,
      display_content: JSON.stringify(display_content),
      content: JSON.stringify(content),
      action: action ? JSON.stringify(action) : null,
      kind: 'offer',
      updated_at: now - age * DAY,
    })),
  );
};
