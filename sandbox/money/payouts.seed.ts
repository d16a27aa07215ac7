import type { InsertRows } from '#sandbox/db/insert.ts';
import { minor } from '#sandbox/db/money.ts';
import type { NamedMember } from '#sandbox/session/named-member.ts';
import { formatOperatorTime } from '#sandbox/time.ts';
import { accountLabel } from './payout-institutions.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Title of the turnover requirement. */
const WELCOME_BONUS = {
  en_US: 'Welcome bonus',
  zh_CN: '欢迎奖金',
  zh_TW: '歡迎獎金',
  vi_VN: 'Thưởng chào mừng',
  ko_KR: '환영 보너스',
  ja_JP: 'ウェルカムボーナス',
  th_TH: 'โบนัสต้อนรับ',
  hi_IN: 'स्वागत बोनस',
  my_MM: 'ကြိုဆိုဘောနပ်စ်',
  ta_IN: 'வரவேற்பு போனஸ்',
  bn_BD: 'স্বাগত বোনাস',
};

/** A named member and the ID of its row. */
export type SeededMember = { member: NamedMember; id: string };

/** When an open withdrawal was ordered, and its number. */
export const openWithdrawalOf = ({ id }: SeededMember, now: number) => ({
  order_number: `W${formatOperatorTime(now).slice(2, 10).replaceAll('-', '')}-${id}`,
  created_at: now - HOUR,
});

/** Inserts the members' accounts for withdrawals, open withdrawals and turnover requirements. */
export const seedPayouts = (insert: InsertRows, members: readonly SeededMember[], now: number): void => {
  let accountId = 0;
  for (const { member, id } of members) {
    const { accounts = [], openWithdrawal, turnover, currency, name = '' } = member;
    const first = accountId + 1;
    const isFirstVerified = accounts.findIndex(({ status = 'verified' }) => status === 'verified');
    insert(
      'bank_account',
      accounts.map(
        ({ kind, institution, number, branch = '', alias = '', status = 'verified', reason = '' }, i) => ({
          id: ++accountId,
          member_id: id,
          kind,
          institution,
          branch,
          number,
          owner: name,
          alias,
          is_default: i === isFirstVerified ? (1 as const) : (0 as const),
          status,
          reason,
          created_at: now - 90 * DAY,
          verify_at: null,
        }),
      ),
    );
    const [account] = accounts;
    if (openWithdrawal && account)
      insert('withdrawal_order', [
        {
          ...openWithdrawalOf({ member, id }, now),
          member_id: id,
          request_id: '',
          account_id: first,
          account: accountLabel(account, currency),
          amount: minor(openWithdrawal, currency),
          fee: minor(1, currency),
          status: 'pending',
          reason: '',
          closed_at: null,
          approve_at: null,
        },
      ]);
    if (turnover)
      insert('turnover', [
        {
          member_id: id,
          titles: JSON.stringify(WELCOME_BONUS),
          required: minor(turnover.required, currency),
          locked: minor(turnover.locked, currency),
          since: now - DAY,
          ends_at: now + 6 * DAY,
        },
      ]);
  }
  insert('withdrawal_closure', [{ currency: 'MMK', start_at: now - HOUR, end_at: now + 5 * HOUR }]);
};
