import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { assign, createActor, fromPromise, type InspectionEvent, setup } from 'xstate';
import { freeze } from '../src/cli/commands.ts';
import type { Project } from '../src/cli/config.ts';
import { explorePage } from '../src/cli/explore-command.ts';
import { replaySessions } from '../src/cli/replay-command.ts';
import { replayFiles } from '../src/cli/replayed-sessions.ts';
import { weigh } from '../src/cli/weigh-command.ts';
import { type RecordedSession, SessionRecorder } from '../src/record/session.ts';
import type { ExplorerData } from '../src/report/explorer/data.ts';
import { readFrozen } from '../src/walk/frozen.ts';
import { doorFiles } from './door-project.ts';
import { folderOf } from './folder.ts';
import { door } from './machines/door.ts';

const noWalk = { inBrowser: false, headed: false, freeze: false };

/** A project with the door. */
function doorOnly(): Project {
  const root = folderOf({});
  const of = (reference: string) => join(import.meta.dirname, reference);
  const entry = { id: 'entrance', machine: of(doorFiles.machine), samples: of(doorFiles.samples) };
  return { config: { frozen: '.', loader: 'node', machines: [entry] }, root };
}

/** Records a door that is used like this. */
function recordedDoor(use: (send: (type: string, more?: object) => void) => void): RecordedSession {
  const recorder = new SessionRecorder({ now: () => 0 });
  recorder.allow();
  const actor = createActor(door, { inspect: recorder.inspect }).start();
  use((type, more = {}) => actor.send({ type, ...more } as never));
  return recorder.session() as RecordedSession;
}

function fileOf(project: Project, session: unknown): string {
  const file = join(project.root, 'session.json');
  writeFileSync(file, JSON.stringify(session));
  return file;
}

test('session that the machine can repeat is a path, which is frozen once', async () => {
  const project = doorOnly();
  await freeze(project, [], {});
  const session = recordedDoor((send) => {
    send('open');
    send('close');
    send('open');
    send('close');
    send('lock', { code: '9876' });
  });
  const file = fileOf(project, session);
  const { text, verdict } = await replaySessions(project, [file], noWalk);
  expect(verdict).toBe('ok');
  expect(text).toMatch(
    /^entrance \w{5}: 5 of 5 recorded events: start, open, close, open, close, lock \(four digits\)$/,
  );
  const before = readFrozen(readFileSync(join(project.root, 'entrance.paths'), 'utf8'));
  const frozen = await replaySessions(project, [file], { ...noWalk, freeze: true });
  expect(frozen.text).toMatch(/\nentrance.paths: \w{5} added$/);
  const after = readFrozen(readFileSync(join(project.root, 'entrance.paths'), 'utf8'));
  expect(after).toHaveLength(before.length + 1);
  expect(after.at(-1)?.steps.at(-1)).toMatchObject({
    label: 'lock (four digits)',
    expected: expect.stringMatching(/^locked/),
  });
  expect((await replaySessions(project, [file], { ...noWalk, freeze: true })).text).toMatch(
    /is there already$/,
  );
});

test('explorer plays a session beside the paths', async () => {
  const project = doorOnly();
  const file = fileOf(
    project,
    recordedDoor((send) => send('open')),
  );
  const page = readFileSync(await explorePage(project, [], join(project.root, 'page.html'), [file]), 'utf8');
  const [, json = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/.exec(page) ?? [];
  const [path] = (JSON.parse(json) as ExplorerData).machines[0]?.paths ?? [];
  expect(path?.id).toMatch(/^recorded /);
  expect(path?.steps.map(({ label, leaves }) => [label, leaves])).toEqual([
    ['start', ['closed']],
    ['open', ['opened']],
  ]);
  expect(path?.steps[1]?.covered).toContain('door.closed | open | 0');
}, 60_000);

test('weights tell which share of what was recorded each path takes, and what none takes', async () => {
  const project = doorOnly();
  const file = fileOf(
    project,
    recordedDoor((send) => {
      for (let times = 0; times < 3; times += 1) for (const type of ['open', 'close']) send(type);
      send('lock', { code: '9876' });
    }),
  );
  expect((await weigh(project, [file])).text.split('\n')).toEqual([
    'entrance: 7 recorded steps, used once',
    '  no path takes open in closed, 43 % of them',
    '  no path takes close in opened, 43 % of them',
    '  no path takes lock (four digits) in closed, 14 % of them',
  ]);
  await freeze(project, [], {});
  const paths = readFrozen(readFileSync(join(project.root, 'entrance.paths'), 'utf8'));
  const locking = paths.find(({ steps }) => steps.some(({ label }) => label === 'lock (four digits)'));
  const { text } = await weigh(project, [file, file]);
  expect(text).toMatch(/^entrance: 14 recorded steps, used 2 times\n/);
  expect(text).toMatch(new RegExp(`\n {2}${locking?.id} {2}takes \\d+ % of them`));
  expect(text).not.toContain('no path');
});

test('session tells where it leaves what the machine can do', async () => {
  const project = doorOnly();
  const session = recordedDoor((send) => {
    send('open');
    send('close');
  });
  const [actor] = session.actors;
  if (actor?.steps[1]) actor.steps[1].state = 'locked';
  const { text, verdict } = await replaySessions(project, [fileOf(project, session)], noWalk);
  expect(verdict).toBe('failed');
  expect(text).toMatch(
    /: 1 of 2 recorded events: start, open\n {2}leaves the expected path at event 2: close in opened\n {4}expected closed\n {4}seen {5}locked$/,
  );
  if (actor) actor.steps = [{ event: 'explode', state: 'gone', at: 0 }];
  expect((await replaySessions(project, [fileOf(project, session)], noWalk)).text).toContain(
    'expected explode is not possible',
  );
});

test('session without its beginning is walked from the shortest way to where it begins', async () => {
  const project = doorOnly();
  let now = 0;
  const recorder = new SessionRecorder({ minutes: 1, now: () => now });
  recorder.allow();
  const actor = createActor(door, { inspect: recorder.inspect }).start();
  actor.send({ type: 'open' });
  now = 70_000;
  actor.send({ type: 'close' });
  const session = recorder.session();
  expect(session?.actors).toEqual([
    {
      machine: 'door',
      from: 'opened',
      isStart: false,
      steps: [{ event: 'close', state: 'closed', at: 70_000 }],
    },
  ]);
  const { text, verdict } = await replaySessions(project, [fileOf(project, session)], noWalk);
  expect(verdict).toBe('ok');
  expect(text).toMatch(
    /: 1 of 1 recorded events, after 1 steps to where the recording begins: start, open, close$/,
  );
});

test('timers and events that the machine ignores are steps of a session', async () => {
  const project = doorOnly();
  const session: RecordedSession = {
    version: 1,
    actors: [
      {
        machine: 'door',
        from: 'closed',
        isStart: true,
        steps: [
          { event: 'close', state: 'closed', at: 1 },
          { event: 'open', state: 'opened', at: 2 },
          { event: 'xstate.after.30000.door.opened', state: 'closed', at: 30_002 },
        ],
      },
      { machine: 'other', from: 'a', isStart: true, steps: [{ event: 'go', state: 'b', at: 1 }] },
    ],
  };
  const { text, verdict } = await replaySessions(project, [fileOf(project, session)], noWalk);
  expect(verdict).toBe('ok');
  expect(text).toMatch(
    /: 3 of 3 recorded events: start, open, 30000 ms|: 3 of 3 recorded events: start, open, .*30000/,
  );
  expect(text).toContain('other: no machine of the project, so it is left out');
});

test.each([
  ['{', 'cannot read'],
  ['{"version":2,"actors":[]}', 'is no recorded session: version'],
  ['{"version":1,"actors":[{"machine":1}]}', 'is no recorded session: actors.0.machine'],
])('file %s is refused', async (content, reason) => {
  const project = doorOnly();
  writeFileSync(join(project.root, 'session.json'), content);
  await expect(replayFiles(project, [join(project.root, 'session.json')])).rejects.toThrow(reason);
});

const secret = 'hunter2';
const person = 'sam@example.com';
const account = setup({
  types: {
    context: {} as { password: string },
    events: {} as { type: 'submit'; password: string; mail: string },
  },
  actors: {
    send: fromPromise<string, string>(async () => secret),
    log: fromPromise<string>(async () => person),
  },
  actions: { keep: assign({ password: ({ event }) => event.password }) },
}).createMachine({
  id: 'account',
  context: { password: '' },
  initial: 'editing',
  on: { '*': {} },
  states: {
    editing: {
      entry: assign(({ spawn }) => {
        spawn('log', { id: `log of ${person}` });
        return {};
      }),
      on: { submit: { target: 'sending', actions: 'keep' } },
    },
    sending: {
      invoke: { id: 'sending', src: 'send', input: ({ context }) => context.password, onDone: 'sent' },
    },
    sent: {},
  },
});

test('session has no secrets and no personal data of payloads, contexts, results and ids', async () => {
  const recorder = new SessionRecorder();
  const seen: InspectionEvent[] = [];
  const actor = createActor(account, {
    inspect: (event) => {
      seen.push(event);
      recorder.inspect(event);
    },
  });
  recorder.allow();
  actor.start();
  actor.send({ type: 'submit', password: secret, mail: person });
  actor.send({ type: `search ${person}` } as never);
  await expect.poll(() => actor.getSnapshot().value).toBe('sent');
  await expect.poll(() => seen.some(({ type }) => type === '@xstate.snapshot')).toBe(true);
  const text = JSON.stringify(recorder.session());
  expect(text).toContain('"event":"submit"');
  expect(text).toContain('xstate.done.actor.sending');
  for (const found of [secret, person, 'search', 'sam', 'example']) expect(text).not.toContain(found);
});

test('recording keeps the last steps of an actor that takes very many', () => {
  const recorder = new SessionRecorder({ now: () => 0 });
  recorder.allow();
  const actor = createActor(door, { inspect: recorder.inspect }).start();
  for (let times = 0; times < 2_000; times += 1) actor.send({ type: times % 2 === 0 ? 'open' : 'close' });
  const [recorded] = recorder.session()?.actors ?? [];
  expect(recorded?.steps.length).toBeLessThanOrEqual(1_000);
  expect(recorded).toMatchObject({ isStart: false });
  expect(recorded?.steps.at(-1)).toMatchObject({ event: 'close', state: 'closed' });
  expect(recorded?.from === recorded?.steps[0]?.state).toBe(false);
});

test('nothing is recorded before it is allowed and after it is forbidden', () => {
  const recorder = new SessionRecorder();
  const actor = createActor(door, { inspect: recorder.inspect }).start();
  actor.send({ type: 'open' });
  expect(recorder.session()).toBeUndefined();
  recorder.allow();
  expect(recorder.isAllowed).toBe(true);
  actor.send({ type: 'close' });
  actor.send({ type: 'open' });
  expect(recorder.session()?.actors).toMatchObject([
    { from: 'opened', isStart: false, steps: [{ event: 'close' }, { event: 'open' }] },
  ]);
  recorder.forbid();
  expect(recorder.session()).toBeUndefined();
  recorder.allow();
  expect(recorder.session()?.actors).toEqual([]);
});
