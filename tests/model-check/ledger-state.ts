import type { AnyEventObject } from 'xstate';
import { isInDoubt } from '#contract/call.ts';
import type { PlayAnswer } from '#machines/game-launch.setup.ts';

/** What the hands of the house did, in order, and what the root told the views. `by` is the actor that asked. */
export type Entry =
  | { kind: 'called' | 'stopped'; hand: string; by: string }
  | { kind: 'settled'; hand: string; by: string; output: unknown }
  | { kind: 'told' | 'said'; hand: string; event: AnyEventObject }
  | { kind: 'emitted'; event: AnyEventObject };

/** A play call that was asked and not refused. `over` when its launch has ended. */
export interface Play {
  readonly launch: string;
  readonly leaves: number;
  readonly over: boolean;
}

/** What the ledger comes to so far. Nothing in it grows while all is well, so that states stay comparable. */
export interface Books {
  /** Launches that hold this tab's seat. */
  readonly seats: readonly string[];
  readonly plays: readonly Play[];
  /** Plays that were asked for while another was still to be left. */
  readonly doubled: number;
  /** Leaves of what was never played. */
  readonly needless: number;
  /** Whether the root last said that the session is open, or closed. Null until it has spoken. */
  readonly session: 'open' | 'closed' | null;
  /** How often our hand has cleared storage since the session opened, and whether another tab's has. */
  readonly cleared: { readonly here: number; readonly elsewhere: boolean };
  /** Sessions that were closed without storage being cleared once, by our hand or else by another tab's. */
  readonly unclean: number;
  /** Member calls that began after the session was closed. */
  readonly strays: readonly string[];
  /** Who storage holds; undefined until somebody has looked. */
  readonly stored: boolean | undefined;
  /** Another tab has begun to sign out. */
  readonly ending: boolean;
  readonly line: { readonly up: boolean; readonly wished: boolean; readonly joined: boolean };
  /** Orders of this session that were to be told, those that were, and how many were told again. */
  readonly pixels: {
    readonly due: readonly string[];
    readonly told: readonly string[];
    readonly again: number;
  };
  /** Balances that came and were not told onward yet, and those that were told otherwise than they came. */
  readonly cash: { readonly untold: readonly unknown[]; readonly wrong: readonly unknown[] };
}

const NO_PIXELS = { due: [], told: [], again: 0 } as const;
const UNCLEARED = { here: 0, elsewhere: false } as const;

export const emptyBooks: Books = {
  seats: [],
  plays: [],
  doubled: 0,
  needless: 0,
  session: null,
  cleared: UNCLEARED,
  unclean: 0,
  strays: [],
  stored: undefined,
  ending: false,
  line: { up: false, wished: false, joined: false },
  pixels: NO_PIXELS,
  cash: { untold: [], wrong: [] },
};

const MEMBER_CALLS = new Set(['checkSession', 'play', 'askPlaying', 'leave', 'leaveOrphan']);

/** One entry more. */
export function enter(books: Books, entry: Entry): Books {
  switch (entry.kind) {
    case 'called':
      return called(strayed(books, entry.hand), entry.hand, entry.by);
    case 'settled':
      return settled(books, entry.hand, entry.by, entry.output);
    case 'stopped':
      return entry.hand === 'holdSeat' ? launchOver(books, entry.by) : books;
    case 'told':
      return entry.hand === 'connection' ? commanded(books, entry.event.type === 'join') : books;
    case 'said':
      return said(books, entry.event);
    case 'emitted':
      return emitted(books, entry.event);
  }
}

function strayed(books: Books, hand: string): Books {
  if (books.session !== 'closed' || !MEMBER_CALLS.has(hand)) return books;
  return { ...books, strays: [...books.strays, hand] };
}

function called(books: Books, hand: string, by: string): Books {
  if (hand === 'play') {
    const doubled = books.plays.some(({ leaves }) => leaves === 0) ? books.doubled + 1 : books.doubled;
    return { ...books, doubled, plays: [...books.plays, { launch: by, leaves: 0, over: false }] };
  }
  if (hand === 'leave') {
    const isPlayed = books.plays.some(({ launch }) => launch === by);
    if (!isPlayed) return { ...books, needless: books.needless + 1 };
    return {
      ...books,
      plays: books.plays.map((play) => (play.launch === by ? { ...play, leaves: play.leaves + 1 } : play)),
    };
  }
  return books;
}

function settled(books: Books, hand: string, by: string, output: unknown): Books {
  if (hand === 'takeSeat' && isGood(output, 'taken')) return { ...books, seats: [...books.seats, by] };
  if (hand === 'play' && isRefused(output as PlayAnswer))
    return { ...books, plays: books.plays.filter(({ launch }) => launch !== by) };
  // The mark of a game is cleared together with the member.
  if (hand === 'readPlayMark' && isGood(output, 'orphaned')) return { ...books, stored: true };
  if (hand === 'readSession') return { ...books, stored: output !== null };
  if ((hand === 'signIn' || hand === 'register') && isGood(output, 'ok')) return { ...books, stored: true };
  if (hand === 'endSession')
    return {
      ...books,
      stored: false,
      ending: false,
      cleared: { ...books.cleared, here: books.cleared.here + 1 },
    };
  return books;
}

/** Of an answer that was lost nobody knows what it said, so there is a play until it has been left. */
const isRefused = (answer: PlayAnswer) => !answer.ok && !isInDoubt(answer.failure);

const isGood = (output: unknown, key: string) => (output as Record<string, unknown>)[key] === true;

/** What was left once is settled; anything else stays in the books for good. */
function launchOver(books: Books, by: string): Books {
  const plays = books.plays
    .map((play) => (play.launch === by ? { ...play, over: true } : play))
    .filter(({ over, leaves }) => !over || leaves !== 1);
  return { ...books, plays, seats: books.seats.filter((launch) => launch !== by) };
}

function commanded(books: Books, wished: boolean): Books {
  return { ...books, line: { ...books.line, wished, joined: false } };
}

function said(books: Books, event: AnyEventObject): Books {
  const { cash, cleared, line, pixels } = books;
  switch (event.type) {
    case 'connection.up':
      return { ...books, line: { ...line, up: true } };
    case 'connection.down':
      return { ...books, line: { ...line, up: false, joined: false } };
    case 'channel.joined':
      return { ...books, line: { ...line, joined: true } };
    case 'realtime.memberCash':
      return { ...books, cash: { ...cash, untold: [...cash.untold, event.cash] } };
    case 'realtime.deposit':
      return { ...books, pixels: { ...pixels, due: [...new Set([...pixels.due, event.order])] } };
    case 'tab.started':
      return { ...books, stored: true };
    case 'tab.ending':
      return { ...books, ending: true };
    case 'tab.ended':
      return {
        ...books,
        stored: false,
        ending: false,
        cleared: { ...cleared, elsewhere: books.session === 'open' },
      };
    default:
      return books;
  }
}

function emitted(books: Books, event: AnyEventObject): Books {
  if (event.type === 'session.opened') return { ...books, session: 'open', cleared: UNCLEARED };
  if (event.type === 'session.closed') return closed(books);
  if (event.type === 'pixel.deposit') {
    const { told, again } = books.pixels;
    const more = told.includes(event.order) ? { again: again + 1 } : { told: [...told, event.order] };
    return { ...books, pixels: { ...books.pixels, ...more } };
  }
  if (event.type !== 'realtime.memberCash') return books;
  const [next, ...untold] = books.cash.untold;
  if (next === event.cash) return { ...books, cash: { ...books.cash, untold } };
  return { ...books, cash: { ...books.cash, wrong: [...books.cash.wrong, event.cash] } };
}

function closed(books: Books): Books {
  const { here, elsewhere } = books.cleared;
  const isClean = books.session !== 'open' || here === 1 || (here === 0 && elsewhere);
  return {
    ...books,
    session: 'closed',
    pixels: NO_PIXELS,
    cleared: UNCLEARED,
    unclean: books.unclean + (isClean ? 0 : 1),
  };
}
