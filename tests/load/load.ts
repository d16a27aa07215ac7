// Load of members with sockets: see `npm run load -- --help`.
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase } from '#sandbox/db/database.ts';
import { createLedger } from '#sandbox/db/ledger.ts';
import { createControlClient } from '#sandbox/server/control-client.ts';
import { type Credentials, createLoadMember } from './load-member.ts';
import { createMeasure, quantile } from './measure.ts';

const HELP = `npm run load -- --target URL --members N --plays R --seconds S [options]
  --target URL        the site
  --members N         members with a socket (100)
  --plays R           plays a second of all members (10)
  --seconds S         duration of the load (30)
  --rounds N          rounds of a play, if the games are the sandbox's (0)
  --provider ID       gp_id of the played games (GPBB)
  --currency C        currency of the opened accounts (USD)
  --captcha ANSWER    what the staging takes for every captcha
  --accounts FILE     lines of account and password; without it accounts are opened
  --control URL       control port of each sandbox process: sets the captcha, and gives the opened accounts money
  --database TARGET   database of the sandbox, whose ledger is summed up at the end`;

const { values } = parseArgs({
  options: {
    help: { type: 'boolean', default: false },
    target: { type: 'string' },
    members: { type: 'string', default: '100' },
    plays: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '30' },
    rounds: { type: 'string', default: '0' },
    provider: { type: 'string', default: 'GPBB' },
    currency: { type: 'string', default: 'USD' },
    captcha: { type: 'string', default: '7k4m' },
    accounts: { type: 'string' },
    control: { type: 'string', multiple: true, default: [] },
    database: { type: 'string' },
  },
});
const numberOf = (name: 'members' | 'plays' | 'seconds' | 'rounds'): number => {
  const value = Number(values[name]);
  if (!(value >= 0)) throw new Error(`--${name} is not a number: ${values[name]}`);
  return value;
};
if (values.help || values.target === undefined) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

const [count, plays, seconds, rounds] = [
  numberOf('members'),
  numberOf('plays'),
  numberOf('seconds'),
  numberOf('rounds'),
];
/** Members who sign in at the same time. */
const AT_ONCE = 8;
const measure = createMeasure();
const events = { expected: 0, delivered: 0, latencies: [] as number[] };
const target = { url: new URL(values.target).origin, captcha: values.captcha, measure };
const controls = values.control.map(createControlClient);
for (const control of controls) await control.captcha({ answer: values.captcha });

const run = Date.now().toString(36);
const credentials: Credentials[] = values.accounts
  ? readFileSync(values.accounts, 'utf8')
      .split('\n')
      .filter(Boolean)
      .slice(0, count)
      .map((line) => {
        const [account = '', password = ''] = line.trim().split(/\s+/);
        return { account, password };
      })
  : Array.from({ length: count }, (_, i) => ({ account: `l${run}${i.toString(36)}`, password: 'dusk2468' }));

const members: { member: ReturnType<typeof createLoadMember>; currency: string }[] = [];
const queue = [...credentials];
const enter = async (): Promise<void> => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const member = createLoadMember(target, next, events);
    if (!values.accounts && !(await member.register(values.currency)))
      throw new Error(`no account for ${next.account}: does the captcha take ${values.captcha}?`);
    await controls[0]?.deposit({ account: next.account, amount: 1_000 });
    const { id, currency } = await member.signIn();
    await member.connect(id, currency);
    members.push({ member, currency });
  }
};
let started = performance.now();
await Promise.all(Array.from({ length: AT_ONCE }, enter));
const entered = (performance.now() - started) / 1_000;
console.log(`${members.length} members signed in and joined their channels in ${entered.toFixed(1)} s`);
console.table(measure.rows(entered));

measure.clear();
Object.assign(events, { expected: 0, delivered: 0, latencies: [] });
started = performance.now();
const end = started + seconds * 1_000;
const pending = new Set<Promise<void>>();
const idle = [...members];
let skipped = 0;
for (let n = 0; performance.now() < end; n++) {
  const next = idle.shift();
  if (next) {
    const { member, currency } = next;
    const act = async (): Promise<void> => {
      await member.play(values.provider, rounds);
      if (n % 10 === 3) await member.readLetters();
      if (n % 20 === 7) await member.deposit(currency);
    };
    const acting = act().finally(() => {
      pending.delete(acting);
      idle.push(next);
    });
    pending.add(acting);
  } else skipped++;
  await wait(Math.max(0, started + ((n + 1) * 1_000) / Math.max(plays, 0.001) - performance.now()));
}
const loaded = (performance.now() - started) / 1_000;
await Promise.all(pending);
console.table(measure.rows(loaded));
console.log(
  `events: ${events.delivered} of ${events.expected} delivered, ${events.expected - events.delivered} missed, ` +
    `p50 ${quantile(events.latencies, 0.5)} ms, p95 ${quantile(events.latencies, 0.95)} ms after the request`,
);
if (skipped > 0) console.log(`${skipped} plays were not begun, since every member still played`);
for (const { member } of members) member.disconnect();
if (values.database !== undefined) {
  const store = await openDatabase(values.database);
  console.log('ledger:', JSON.stringify(await createLedger(store.db).proof()));
  await store.close();
}
process.exit(0);
