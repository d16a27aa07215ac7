import type { InsertRows } from '#sandbox/db/insert.ts';
import type { AgentLinkRow } from '#sandbox/db/schema.ts';
import type { SeededMember } from '#sandbox/money/payouts.seed.ts';
import { newLink } from './links.ts';
import { AGREEMENT_VERSION } from './plan.ts';

const DAY = 86_400_000;

/** The agent with a downline, which is generated when it is first requested. */
const WITH_DOWNLINE = 'agent_rosa';
const LINKS: readonly Pick<AgentLinkRow, 'kind' | 'name' | 'currency'>[] = [
  { kind: 'agent', name: 'Newsletter, English', currency: 'USD' },
  { kind: 'agent', name: 'Channel "Bóng đá tối nay"', currency: 'VND' },
  { kind: 'friend', name: 'Friends', currency: '' },
  { kind: 'agent', name: 'Poster, harbour', currency: 'USD' },
];

const linksOf = ({ member, id }: SeededMember, now: number): AgentLinkRow[] => {
  if (member.agent !== 'active') return [];
  const since = now - 190 * DAY;
  if (member.account !== WITH_DOWNLINE)
    return [newLink({ id }, 1, { kind: 'agent', name: 'Link', currency: member.currency }, since)];
  const links = LINKS.map((link, i) => newLink({ id }, i + 1, link, since + i * DAY));
  const domain = newLink({ id }, 5, { kind: 'domain', name: 'Own domain', currency: 'VND' }, since + 4 * DAY);
  return [...links, { ...domain, code: 'agent' }];
};

/** Inserts links, applications and accepted agreements of the named members. */
export const seedAgents = (insert: InsertRows, members: readonly SeededMember[], now: number): void => {
  insert(
    'agent_link',
    members.flatMap((seeded) => linksOf(seeded, now)),
  );
  insert(
    'agent_application',
    members.flatMap(({ member: { application }, id }) =>
      application
        ? [
            {
              member_id: id,
              message: 'In a group of friends, about twenty people',
              at: now - 11 * DAY,
              status: application,
              reason: application === 'refused' ? 'Please tell us more about how you will find members' : '',
              decided_at: application === 'pending' ? null : now - 10 * DAY,
            },
          ]
        : [],
    ),
  );
  insert(
    'agent_agreement',
    members
      .filter(({ member }) => member.agent === 'active')
      .map(({ member, id }) => ({
        member_id: id,
        version: member.agreement === 'older' ? AGREEMENT_VERSION - 1 : AGREEMENT_VERSION,
        at: now - 150 * DAY,
      })),
  );
  insert(
    'downline_due',
    members
      .filter(({ member }) => member.account === WITH_DOWNLINE)
      .map(({ id }) => ({ member_id: id, at: now })),
  );
};
