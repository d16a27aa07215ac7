import type { Currency } from '#contract/constants.ts';
import type { AgentLinkRow, MemberRow } from '#sandbox/db/schema.ts';
import { PASSWORD, WITHDRAW_PASSWORD } from '#sandbox/members.ts';
import type { RandomInteger } from '#sandbox/random.ts';
import { hashPassword } from '#sandbox/session/passwords.ts';
import { childPath } from './downline.ts';

const DAY = 86_400_000;
const FIRST_ID = 20_001;
/** Number of members of the downline, with those that the sandbox has from the start. */
export const DOWNLINE_SIZE = 3_000;
/** Number of generated agents at each level; below the last one there are no agents. */
const AGENTS_AT = [11, 40, 60];
/** Of 100 members who are no agents: how many are at which level. */
const MEMBERS_AT = [45, 30, 15, 10];

const NAMES = (
  'quang tram khoa linh tuan binh anh son huy thao ngoc minh lan phuong duc hieu trang nam vy long ' +
  'ada omar ines sam nora theo maya leo rui kim jun yuki somchai priya arjun lina paulo rosa ivan eva'
).split(' ');

const ORDINARY = {
  name: '',
  birthday: '',
  email: '',
  phone: '',
  identity_id: '',
  contacts: '{}',
  member_type: 1,
  double_validation: 0,
  first_login: 0,
  bank_unverified: 0,
  display_frequency: 1,
  return_code: 0,
  deposit_times: 0,
  verified_fields: '[]',
  locked_fields: '[]',
  password_weak: 0,
} as const;

let hashes: Pick<MemberRow, 'password_hash' | 'withdraw_hash'> | undefined;

/** The code of a generated agent's only link. */
const codeOf = ({ id }: MemberRow): string => `A${id}-1`;

export type GeneratedMembers = { members: MemberRow[]; links: AgentLinkRow[] };

/**
 * Members below the agent, over four levels; `known` are agents directly below that exist already. A member
 * comes after the agent above, and has joined later.
 */
export const generateMembers = (
  root: MemberRow,
  known: readonly MemberRow[],
  rootLinks: readonly AgentLinkRow[],
  pick: RandomInteger,
  until: number,
): GeneratedMembers => {
  hashes ??= {
    password_hash: hashPassword(PASSWORD, 'downline'),
    withdraw_hash: hashPassword(WITHDRAW_PASSWORD, 'downline'),
  };
  const { password_hash, withdraw_hash } = hashes;
  const members: MemberRow[] = [];
  const links: AgentLinkRow[] = [];
  const agentsAt: MemberRow[][] = [[root], [...known]];

  const add = (parent: MemberRow, created_at: number, of: Partial<MemberRow>): MemberRow => {
    const number = members.length;
    const link = parent === root ? rootLinks[pick(rootLinks.length)] : undefined;
    const currency = of.is_agent || !link?.currency ? root.currency : (link.currency as Currency);
    const member: MemberRow = {
      id: String(FIRST_ID + number),
      // With a character that no registered account has.
      account: `${NAMES[pick(NAMES.length)]}.${String(number).padStart(4, '0')}`,
      password_hash,
      withdraw_hash,
      currency,
      ...ORDINARY,
      login_code: 0,
      is_agent: 0,
      agent_active: 0,
      agent_level: 0,
      introducer: link?.code ?? codeOf(parent),
      agent_path: childPath(parent),
      agent_since: 0,
      created_at,
      password_changed_at: created_at,
      ...of,
    };
    members.push(member);
    return member;
  };

  for (const [level, count] of AGENTS_AT.entries()) {
    const parents = agentsAt[level] ?? [];
    for (let i = 0; i < count; i++) {
      const parent = parents[pick(parents.length)] ?? root;
      const created_at = until - (180 - 30 * level) * DAY + pick(20 * DAY);
      const isActive = pick(10) > 0;
      const agent = add(parent, created_at, {
        is_agent: 1,
        agent_active: isActive ? 1 : 0,
        agent_level: level + 2,
        agent_since: isActive ? created_at : 0,
      });
      if (!isActive) continue;
      agentsAt[level + 1] = [...(agentsAt[level + 1] ?? []), agent];
      const { id: member_id, currency } = agent;
      const named = { code: codeOf(agent), member_id, kind: 'agent' as const, name: 'Link', currency };
      links.push({ ...named, clicks: 0, disabled: 0, created_at });
    }
  }
  const levelOf = (): number => {
    let rest = pick(100);
    return MEMBERS_AT.findIndex((share) => {
      rest -= share;
      return rest < 0;
    });
  };
  while (members.length + known.length < DOWNLINE_SIZE) {
    const parents = agentsAt[levelOf()] ?? [];
    const parent = parents[pick(parents.length)] ?? root;
    const since = Math.max(parent.created_at, until - 150 * DAY);
    const login_code = [102, 102, 103][pick(100)] ?? 0;
    add(parent, since + pick(until - since), { login_code });
  }
  return { members, links };
};
