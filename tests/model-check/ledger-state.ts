import type { AnyEventObject } from 'xstate';
import { isOutcomeUnknown } from '#contract/call.ts';
import type { PlayResult } from '#machines/play/game-launch/game-launch.types.ts';

/** Calls and events of the stub actors and events that the root emitted. `by` is the calling machine. */
export type Entry =
  | { kind: 'called' | 'stopped'; actor: string; by: string }
  | { kind: 'settled'; actor: string; by: string; output: unknown }
  | { kind: 'received' | 'sent'; actor: string; event: AnyEventObject }
  | { kind: 'emitted'; event: AnyEventObject };

/** A play call that was sent and not refused. `over` once its launch has ended. */
export interface Play {
  readonly launch: string;
  readonly leaves: number;
  readonly over: boolean;
}

/** State derived from all entries. It grows only with violations, so that states stay comparable. */
export interface LedgerState {
  /** Launches of this tab that hold the play lock. */
  readonly locks: readonly string[];
  readonly plays: readonly Play[];
  /** Play calls sent before another play was left. */
  readonly overlapping: number;
  /** Leave calls without a play call. */
  readonly unmatchedLeaves: number;
  /** Session state that the root emitted last; null before the first. */
  readonly session: 'open' | 'closed' | null;
  /** How often this tab cleared storage since the session opened, and whether another tab did. */
  readonly cleared: { readonly here: number; readonly elsewhere: boolean };
  /** Sessions closed without storage being cleared exactly once, by this tab or another. */
  readonly badClears: number;
  /** The member's limits were read last with a break, which has not ended. */
  readonly onBreak: boolean;
  /** Play calls sent in a break. */
  readonly playsInBreak: number;
  /** Member calls that started after the session was closed. */
  readonly lateCalls: readonly string[];
  /** Whether storage holds a member; undefined before the first read. */
  readonly stored: boolean | undefined;
  /** Another tab has started to sign out. */
  readonly ending: boolean;
  readonly connection: { readonly up: boolean; readonly requested: boolean; readonly joined: boolean };
  /** Orders of this session to report, those reported, and how many were reported again. */
  readonly pixels: {
    readonly due: readonly string[];
    readonly reported: readonly string[];
    readonly again: number;
  };
  /** Received balances that were not emitted yet, and emitted ones that do not match. */
  readonly cash: { readonly pending: readonly unknown[]; readonly wrong: readonly unknown[] };
}

const NO_PIXELS = { due: [], reported: [], again: 0 } as const;
const UNCLEARED = { here: 0, elsewhere: false } as const;

export const emptyLedger: LedgerState = {
  locks: [],
  plays: [],
  overlapping: 0,
  unmatchedLeaves: 0,
  session: null,
  cleared: UNCLEARED,
  badClears: 0,
  onBreak: false,
  playsInBreak: 0,
  lateCalls: [],
  stored: undefined,
  ending: false,
  connection: { up: false, requested: false, joined: false },
  pixels: NO_PIXELS,
  cash: { pending: [], wrong: [] },
};

const MEMBER_CALLS = new Set(['checkSession', 'play', 'checkPlaying', 'leave', 'leaveOrphan']);

/** Adds one entry. */
export function enter(ledger: LedgerState, entry: Entry): LedgerState {
  switch (entry.kind) {
    case 'called':
      return called(withLateCall(ledger, entry.actor), entry.actor, entry.by);
    case 'settled':
      return settled(ledger, entry.actor, entry.by, entry.output);
    case 'stopped':
      return entry.actor === 'holdPlayLock' ? launchOver(ledger, entry.by) : ledger;
    case 'received':
      return entry.actor === 'connection' ? commanded(ledger, entry.event.type === 'join') : ledger;
    case 'sent':
      return sent(ledger, entry.event);
    case 'emitted':
      return emitted(ledger, entry.event);
  }
}

function withLateCall(ledger: LedgerState, actor: string): LedgerState {
  if (ledger.session !== 'closed' || !MEMBER_CALLS.has(actor)) return ledger;
  return { ...ledger, lateCalls: [...ledger.lateCalls, actor] };
}

function called(ledger: LedgerState, actor: string, by: string): LedgerState {
  if (actor === 'play') {
    const overlapping = ledger.plays.some(({ leaves }) => leaves === 0)
      ? ledger.overlapping + 1
      : ledger.overlapping;
    const playsInBreak = ledger.playsInBreak + (ledger.onBreak ? 1 : 0);
    return {
      ...ledger,
      overlapping,
      playsInBreak,
      plays: [...ledger.plays, { launch: by, leaves: 0, over: false }],
    };
  }
  if (actor === 'leave') {
    const isPlayed = ledger.plays.some(({ launch }) => launch === by);
    if (!isPlayed) return { ...ledger, unmatchedLeaves: ledger.unmatchedLeaves + 1 };
    return {
      ...ledger,
      plays: ledger.plays.map((play) => (play.launch === by ? { ...play, leaves: play.leaves + 1 } : play)),
    };
  }
  return ledger;
}

function settled(ledger: LedgerState, actor: string, by: string, output: unknown): LedgerState {
  if (actor === 'acquirePlayLock' && isGood(output, 'taken'))
    return { ...ledger, locks: [...ledger.locks, by] };
  if (actor === 'play' && isRefused(output as PlayResult))
    return { ...ledger, plays: ledger.plays.filter(({ launch }) => launch !== by) };
  if (actor === 'untilEnd') return { ...ledger, onBreak: false };
  // The play flag is cleared together with the member.
  if (actor === 'readPlayFlag' && isGood(output, 'orphaned')) return { ...ledger, stored: true };
  if (actor === 'readSession') return { ...ledger, stored: output !== null };
  if ((actor === 'signIn' || actor === 'register') && isGood(output, 'ok'))
    return { ...ledger, stored: true };
  if (actor === 'endSession')
    return {
      ...ledger,
      stored: false,
      ending: false,
      cleared: { ...ledger.cleared, here: ledger.cleared.here + 1 },
    };
  return ledger;
}

/** The outcome of a lost response is unknown, so the play counts until it is left. */
const isRefused = (result: PlayResult) => !result.ok && !isOutcomeUnknown(result.failure);

const isGood = (output: unknown, key: string) => (output as Record<string, unknown>)[key] === true;

/** Removes plays that were left once; the others stay as violations. */
function launchOver(ledger: LedgerState, by: string): LedgerState {
  const plays = ledger.plays
    .map((play) => (play.launch === by ? { ...play, over: true } : play))
    .filter(({ over, leaves }) => !over || leaves !== 1);
  return { ...ledger, plays, locks: ledger.locks.filter((launch) => launch !== by) };
}

function commanded(ledger: LedgerState, requested: boolean): LedgerState {
  return { ...ledger, connection: { ...ledger.connection, requested, joined: false } };
}

function sent(ledger: LedgerState, event: AnyEventObject): LedgerState {
  const { cash, cleared, connection, pixels } = ledger;
  switch (event.type) {
    case 'connection.up':
      return { ...ledger, connection: { ...connection, up: true } };
    case 'connection.down':
      return { ...ledger, connection: { ...connection, up: false, joined: false } };
    case 'channel.joined':
      return { ...ledger, connection: { ...connection, joined: true } };
    case 'realtime.memberCash':
      return { ...ledger, cash: { ...cash, pending: [...cash.pending, event.cash] } };
    case 'realtime.deposit':
      return { ...ledger, pixels: { ...pixels, due: [...new Set([...pixels.due, event.order])] } };
    case 'limits.read':
      return { ...ledger, onBreak: event.running !== null };
    case 'tab.started':
      return { ...ledger, stored: true };
    case 'tab.ending':
      return { ...ledger, ending: true };
    case 'tab.ended':
      return {
        ...ledger,
        stored: false,
        ending: false,
        cleared: { ...cleared, elsewhere: ledger.session === 'open' },
      };
    default:
      return ledger;
  }
}

function emitted(ledger: LedgerState, event: AnyEventObject): LedgerState {
  if (event.type === 'session.opened')
    return { ...ledger, session: 'open', onBreak: false, cleared: UNCLEARED };
  if (event.type === 'session.closed') return closed(ledger);
  if (event.type === 'pixel.deposit') {
    const { reported, again } = ledger.pixels;
    const more = reported.includes(event.order)
      ? { again: again + 1 }
      : { reported: [...reported, event.order] };
    return { ...ledger, pixels: { ...ledger.pixels, ...more } };
  }
  if (event.type !== 'realtime.memberCash') return ledger;
  const [next, ...pending] = ledger.cash.pending;
  if (next === event.cash) return { ...ledger, cash: { ...ledger.cash, pending } };
  return { ...ledger, cash: { ...ledger.cash, wrong: [...ledger.cash.wrong, event.cash] } };
}

function closed(ledger: LedgerState): LedgerState {
  const { here, elsewhere } = ledger.cleared;
  const isClean = ledger.session !== 'open' || here === 1 || (here === 0 && elsewhere);
  return {
    ...ledger,
    session: 'closed',
    onBreak: false,
    pixels: NO_PIXELS,
    cleared: UNCLEARED,
    badClears: ledger.badClears + (isClean ? 0 : 1),
  };
}
