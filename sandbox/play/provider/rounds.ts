import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import type { PlayRow } from '#sandbox/db/schema.ts';
import type { RandomInteger } from '#sandbox/random.ts';

type GameOfMember = Pick<PlayRow, 'member_id' | 'gp_id' | 'gt_id' | 'game_id'>;

/** Number of each symbol on a reel and payout of three in a line, as a multiple of the line's stake. */
const SYMBOLS = [
  { weight: 2, pays: 66 },
  { weight: 3, pays: 27 },
  { weight: 4, pays: 14 },
  { weight: 5, pays: 9 },
  { weight: 6, pays: 5 },
  { weight: 7, pays: 3 },
] as const;
const STOPS = SYMBOLS.flatMap(({ weight }, symbol) => Array<number>(weight).fill(symbol));

/** Cell indexes (by column, then row) of the 3 x 3 window's lines: three rows and two diagonals. */
const LINES: readonly (readonly [number, number, number])[] = [
  [1, 4, 7],
  [0, 3, 6],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export type ReelsOutcome = { kind: 'reels'; cells: number[]; lines: number[] };
export type DiceOutcome = { kind: 'dice'; dice: [number, number] };
export type Outcome = ReelsOutcome | DiceOutcome;
/** What the record of a round contains; only dice are bet on. */
export type PlayedRound = ReelsOutcome | (DiceOutcome & { bet: Bet });

export const bet = v.picklist(['under', 'seven', 'over']);
export type Bet = v.InferOutput<typeof bet>;
const DICE_PAYS: Readonly<Record<Bet, number>> = { under: 2.3, seven: 5.7, over: 2.3 };

/** Rounds a prize down to a whole minor unit. */
const whole = (amount: number): number => Math.floor(amount + 1e-9);

/** Prize in minor units, and the indexes of the winning lines, of the window's cells. */
export const prizeOfReels = (cells: readonly number[], stake: number): { prize: number; lines: number[] } => {
  const hits = LINES.flatMap(([a, b, c], line) =>
    cells[a] === cells[b] && cells[b] === cells[c] ? [{ line, pays: SYMBOLS[cells[a] ?? 0]?.pays ?? 0 }] : [],
  );
  const times = hits.reduce((sum, { pays }) => sum + pays, 0) / LINES.length;
  return { prize: whole(stake * times), lines: hits.map(({ line }) => line) };
};

export const playReels = (
  stake: number,
  pick: RandomInteger = randomInt,
): { outcome: ReelsOutcome; prize: number } => {
  const cells = Array.from({ length: 9 }, () => STOPS[pick(STOPS.length)] ?? 0);
  // Forces a line in one of four rounds; the prize is still computed from the cells.
  if (pick(4) === 0) {
    const symbol = STOPS[pick(STOPS.length)] ?? 0;
    for (const cell of LINES[pick(LINES.length)] ?? []) cells[cell] = symbol;
  }
  const { prize, lines } = prizeOfReels(cells, stake);
  return { outcome: { kind: 'reels', cells, lines }, prize };
};

export const playDice = (
  stake: number,
  on: Bet,
  pick: RandomInteger = randomInt,
): { outcome: DiceOutcome; prize: number } => {
  const dice: [number, number] = [1 + pick(6), 1 + pick(6)];
  const sum = dice[0] + dice[1];
  const winning: Bet = sum < 7 ? 'under' : sum > 7 ? 'over' : 'seven';
  return { outcome: { kind: 'dice', dice }, prize: winning === on ? whole(stake * DICE_PAYS[on]) : 0 };
};

/** Slots and esports use reels, all other game types dice. */
export const kindOf = (gtId: number): Outcome['kind'] => (gtId === 2 || gtId === 9 ? 'reels' : 'dice');

const STAKES = [0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
const RATE: Readonly<Record<string, number>> = {
  RMB: 5,
  VND: 10_000,
  WON: 1_000,
  JPY: 100,
  THB: 20,
  INR: 50,
  MMK: 1_000,
  BRL: 5,
  BDT: 100,
  NGN: 500,
};

/** Plays a round of a game of the type. */
export const playRound = (gtId: number, stake: number, on: Bet, pick?: RandomInteger) =>
  kindOf(gtId) === 'reels' ? playReels(stake, pick) : playDice(stake, on, pick);

/** The round of a play that has just been decided, as it is stored. */
export const settledRound = (
  { member_id, gp_id, gt_id, game_id }: GameOfMember,
  { stake, on, at }: { stake: number; on: Bet; at: number },
  { outcome, prize }: { outcome: Outcome; prize: number },
) => ({
  member_id,
  gp_id,
  gt_id,
  game_id,
  stake,
  valid: stake,
  prize,
  status: 'settled' as const,
  outcome: JSON.stringify(
    (outcome.kind === 'dice' ? { ...outcome, bet: on } : outcome) satisfies PlayedRound,
  ),
  at,
});

/** Limits of a game, in US dollars. */
type Limits = { min: number; max: number };

/** Available stakes of a currency, in major units, within the game's limits. */
export const stakesIn = (currency: string, { min, max }: Limits = { min: 0, max: 100 }): number[] =>
  STAKES.filter((stake) => stake >= min && stake <= max).map((stake) => stake * (RATE[currency] ?? 1));
