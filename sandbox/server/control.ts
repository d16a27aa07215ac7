import { Hono } from 'hono';
import { endpoints } from '#contract/endpoints.ts';
import { decideApplication } from '#sandbox/agents/applications.ts';
import { major, minor } from '#sandbox/db/money.ts';
import type { MemberRow } from '#sandbox/db/schema.ts';
import { latestOrders } from '#sandbox/money/withdrawals.ts';
import { createHandOffCode } from '#sandbox/session/hand-off-code.ts';
import type { CommandName, Commands, LedgerView } from './control-protocol.ts';
import { isLoopback } from './origins.ts';
import type { Realtime } from './realtime.ts';
import { limitBody } from './request-body.ts';
import type { RequestLog } from './request-log.ts';
import type { Scripts } from './response-scripts.ts';
import type { Services } from './services.ts';

export type ControlParts = {
  services: Services;
  realtime: Realtime;
  scripts: Scripts;
  log: RequestLog;
  reset: () => Promise<void>;
};

type Implementation = {
  [C in CommandName]: (input: Commands[C]['in']) => Promise<Commands[C]['out']> | Commands[C]['out'];
};

/** Member columns that tests may set. */
const SETTABLE: readonly (keyof MemberRow)[] = [
  'login_code',
  'double_validation',
  'first_login',
  'bank_unverified',
  'return_code',
  'display_frequency',
  'member_type',
  'is_agent',
  'agent_active',
  'deposit_times',
  'name',
  'email',
  'phone',
  'locked_fields',
  'verified_fields',
  'birthday',
  'contacts',
  'withdraw_hash',
];
const isSettable = (column: string): column is keyof MemberRow => SETTABLE.some((known) => known === column);

const commands = ({ services, realtime, scripts, log, reset }: ControlParts): Implementation => {
  const memberOf = async (account: string): Promise<MemberRow> => {
    const member = await services.db
      .selectFrom('member')
      .selectAll()
      .where('account', '=', account)
      .executeTakeFirst();
    if (!member) throw new Error(`no member ${account}`);
    return member;
  };
  const viewOf = async ({ id, currency }: MemberRow): Promise<LedgerView> => {
    const accounts = await services.ledger.ofMember(id);
    const inMajor = (amount: number) => major(amount, currency);
    return {
      currency,
      total: inMajor(await services.ledger.total(id)),
      main: inMajor(accounts.find(({ kind }) => kind === 'main')?.balance ?? 0),
      pending: inMajor(accounts.find(({ kind }) => kind === 'pending')?.balance ?? 0),
      held: inMajor(accounts.find(({ kind }) => kind === 'held')?.balance ?? 0),
      wallets: Object.fromEntries(
        accounts
          .filter(({ kind }) => kind === 'wallet')
          .map(({ gp_id, balance }) => [gp_id, inMajor(balance)]),
      ),
    };
  };
  const publishTo = (member: MemberRow, event: string, data: unknown): void =>
    realtime.publish(`private-member.${member.id}`, event, data);

  return {
    script: (script) => {
      if (!Object.hasOwn(endpoints, script.path)) throw new Error(`no call ${script.path}`);
      return { id: scripts.add(script) };
    },
    clear: () => {
      scripts.clear();
      return null;
    },
    unused: () => scripts.unused(),
    held: () => scripts.held(),
    release: ({ id, response }) => ({ released: scripts.release(id, response) }),
    requestCursor: () => ({ n: log.cursor() }),
    requests: ({ since = 0 }) => log.since(since),
    publishAll: ({ channel, events }) => {
      for (const { event, data } of events) realtime.publish(channel, event, data);
      return null;
    },
    publish: ({ channel, event, data }) => {
      realtime.publish(channel, event, data);
      return null;
    },
    channels: () => realtime.channels(),
    transports: () => realtime.transports(),
    reset: async () => {
      scripts.abandon();
      services.plays.clear();
      services.captchaAnswer.fixed = null;
      await services.state.reset();
      realtime.setAccepting(true);
      realtime.setJoinPolicy(true);
      await reset();
      await realtime.unsubscribe({});
      log.clear();
      return null;
    },
    ledger: async ({ account }) => viewOf(await memberOf(account)),
    setBalance: async ({ account, cash }) => {
      const member = await memberOf(account);
      await services.ledger.returnAll(member.id, member.currency);
      await services.ledger.setMain(member.id, member.currency, minor(cash, member.currency));
      await services.plays.publishBalance(member.id);
      return viewOf(member);
    },
    deposit: async ({ account, amount, order_number }) => {
      const member = await memberOf(account);
      await services.ledger.transfer({
        kind: 'deposit',
        from: { kind: 'outside' },
        to: { kind: 'main', memberId: member.id },
        currency: member.currency,
        amount: minor(amount, member.currency),
      });
      const times = member.deposit_times + 1;
      await services.db
        .updateTable('member')
        .set({ deposit_times: times })
        .where('id', '=', member.id)
        .execute();
      publishTo(member, '.member_deposit.success', {
        order_number: order_number ?? `D${Date.now()}`,
        deposit_amount: amount,
        deposit_times: times,
      });
      await services.plays.publishBalance(member.id);
      return viewOf(member);
    },
    pay: async ({ order_number, how }) => ({ taken: await services.deposits.pay(order_number, how) }),
    bulletins: async ({ items }) => {
      await services.db.deleteFrom('bulletin').execute();
      const rows = items.map(
        ({ deposit_page, members_only, display_content, content, action, ...given }) => ({
          display_device: 0,
          updated_at: Date.now(),
          kind: 'offer' as const,
          action: action ? JSON.stringify(action) : null,
          ...given,
          deposit_page: deposit_page ? (1 as const) : (0 as const),
          members_only: members_only ? (1 as const) : (0 as const),
          display_content: JSON.stringify({ en_US: display_content }),
          content: JSON.stringify({ en_US: content }),
        }),
      );
      if (rows.length > 0) await services.db.insertInto('bulletin').values(rows).execute();
      return null;
    },
    letter: async ({ account, title, content }) => {
      const member = await memberOf(account);
      const { id } = await services.db
        .insertInto('letter')
        .values({
          member_id: member.id,
          is_read: 0,
          titles: JSON.stringify({ en_US: title }),
          contents: JSON.stringify({ en_US: content }),
          created_at: Date.now(),
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      publishTo(member, '.letter.sent', { id });
      return { id };
    },
    signIn: async ({ account }) => {
      const member = await memberOf(account);
      return {
        token: await services.sessions.begin(member.id),
        member_id: member.id,
        member_account: member.account,
        member_currency: member.currency,
      };
    },
    signOut: async ({ account }) => {
      await services.sessions.end((await memberOf(account)).id);
      return null;
    },
    enc: async ({ account }) => ({ enc: await createHandOffCode(services, await memberOf(account)) }),
    captcha: ({ answer }) => {
      services.captchaAnswer.fixed = answer;
      return null;
    },
    smsCode: async ({ phone }) => {
      const sent = await services.db
        .selectFrom('sms')
        .select('code')
        .where('phone', '=', phone)
        .executeTakeFirst();
      return { code: sent?.code ?? null };
    },
    recoveryCode: async ({ account }) => {
      const begun = await services.db
        .selectFrom('recovery')
        .select('code')
        .where('account', '=', account)
        .orderBy('sent_at', 'desc')
        .executeTakeFirst();
      return { code: begun?.code ?? null };
    },
    maintenance: async ({ gp_id, minutes }) => {
      const row = { gp_id, start_at: Date.now(), end_at: Date.now() + minutes * 60_000 };
      await services.db.deleteFrom('maintenance').where('gp_id', '=', gp_id).execute();
      if (minutes > 0) await services.db.insertInto('maintenance').values(row).execute();
      return null;
    },
    withdrawalClosure: async ({ currency, minutes }) => {
      const row = { currency, start_at: Date.now(), end_at: Date.now() + minutes * 60_000 };
      await services.db.deleteFrom('withdrawal_closure').where('currency', '=', currency).execute();
      if (minutes > 0) await services.db.insertInto('withdrawal_closure').values(row).execute();
      return null;
    },
    decideWithdrawal: async ({ account, reason }) => {
      const { open } = await latestOrders(services.db, (await memberOf(account)).id);
      const status = reason === undefined ? 'success' : 'refused';
      const closed = open && (await services.payouts.close(open.order_number, status, reason));
      return { status: closed?.status ?? null };
    },
    decideAccount: async ({ id, reason }) => {
      const status = reason === undefined ? 'verified' : 'refused';
      return { status: (await services.payouts.decideAccount(id, status, reason))?.status ?? null };
    },
    decideApplication: async ({ account, reason }) => ({
      decided: await decideApplication(services, await memberOf(account), reason),
    }),
    verificationCode: async ({ account, field }) => {
      const sent = await services.db
        .selectFrom('verification')
        .select('code')
        .where('member_id', '=', (await memberOf(account)).id)
        .where('field', '=', field)
        .executeTakeFirst();
      return { code: sent?.code ?? null };
    },
    playing: async ({ account, playing }) => {
      services.plays.overridePlaying((await memberOf(account)).id, playing);
      return null;
    },
    passLimits: async ({ account, ms }) => {
      const { id } = await memberOf(account);
      const { db } = services;
      await db
        .updateTable('play_limit')
        .set((eb) => ({ pending_at: eb('pending_at', '-', ms) }))
        .where('member_id', '=', id)
        .execute();
      await db
        .updateTable('play_rule')
        .set((eb) => ({
          cool_off_until: eb('cool_off_until', '-', ms),
          excluded_until: eb('excluded_until', '-', ms),
        }))
        .where('member_id', '=', id)
        .execute();
      realtime.publish(`private-member.${id}`, '.profile.updated', {});
      return null;
    },
    disconnectSockets: () => {
      realtime.disconnect();
      return null;
    },
    setJoinPolicy: ({ policy }) => {
      realtime.setJoinPolicy(policy);
      return null;
    },
    acceptSockets: ({ accept }) => {
      realtime.setAccepting(accept);
      return null;
    },
    member: async ({ account, set }) => {
      const { id } = await memberOf(account);
      const unknown = Object.keys(set).filter((column) => !isSettable(column));
      if (unknown.length > 0) throw new Error(`cannot set ${unknown.join(', ')}`);
      await services.db.updateTable('member').set(set).where('id', '=', id).execute();
      return null;
    },
    pixels: async () =>
      (await services.db.selectFrom('pixel').selectAll().execute()).map(({ event_id, event_name, body }) => ({
        event_id,
        event_name,
        body: JSON.parse(body) as unknown,
      })),
  };
};

/** In bytes: tests script whole catalogues, and payloads that are nested deeply. */
const MAX_COMMAND_SIZE = 16 * 1_024 * 1_024;

/**
 * The control port: `POST /<command>` with JSON request and response. For local tests only; must not be
 * public. Web pages cannot use it: they send an Origin header, and a name that resolves to loopback as the host.
 */
export const controlApp = (parts: ControlParts): Hono => {
  const known = commands(parts);
  const isCommand = (name: string): name is CommandName => Object.hasOwn(known, name);
  const app = new Hono();
  app.use((c, next) => {
    const isLocal = isLoopback(c.req.header('host')) && c.req.header('origin') === undefined;
    return isLocal ? next() : Promise.resolve(c.json('not a request of this machine', 403));
  });
  app.post(
    '/:command',
    limitBody((c) => c.json('the request is too large', 413), MAX_COMMAND_SIZE),
    async (c) => {
      if (c.req.header('content-type') !== 'application/json') return c.json('POST application/json', 405);
      const name = c.req.param('command');
      if (!isCommand(name)) return c.json(`no command ${name}`, 404);
      const run = known[name] as (input: unknown) => unknown;
      return c.json((await run(await c.req.json())) ?? null);
    },
  );
  app.notFound((c) => c.json('POST application/json', 405));
  app.onError((error, c) => c.json(error.message, 400));
  return app;
};
