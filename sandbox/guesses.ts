/** Guesses of one secret within `PERIOD`. A withdrawal password has four digits only. */
const LIMITS = { signIn: 10, answer: 10, password: 10, phoneCode: 10, withdrawPassword: 5 } as const;
const PERIOD = 10 * 60_000;
const KEPT = 10_000;
const LONGEST_KEY = 120;

type Secret = keyof typeof LIMITS;

export type Guesses = ReturnType<typeof createGuesses>;

/** Limits the guesses of passwords, answers and codes (docs/decisions/0080-guess-limits.md). */
export const createGuesses = () => {
  const lately = new Map<string, readonly number[]>();
  const idOf = (secret: Secret, key: string): string => `${secret} ${key.slice(0, LONGEST_KEY)}`;

  const triesOf = (secret: Secret, key: string): readonly number[] =>
    (lately.get(idOf(secret, key)) ?? []).filter((at) => Date.now() - at < PERIOD);

  return {
    /** Counts a guess before it is checked, because guesses may run in parallel; false if it is one too many. */
    take: (secret: Secret, key: string): boolean => {
      const id = idOf(secret, key);
      const times = triesOf(secret, key);
      if (times.length >= LIMITS[secret]) return false;
      lately.delete(id);
      lately.set(id, [...times, Date.now()]);
      const [oldest] = lately.keys();
      if (lately.size > KEPT && oldest !== undefined) lately.delete(oldest);
      return true;
    },
    left: (secret: Secret, key: string): number => LIMITS[secret] - triesOf(secret, key).length,
    /** When the next guess is possible; null if it is possible now. */
    lockedUntil: (secret: Secret, key: string): number | null => {
      const times = triesOf(secret, key);
      return times.length < LIMITS[secret] ? null : (times[0] ?? 0) + PERIOD;
    },
    /** Forgets the guesses after a right one. */
    clear: (secret: Secret, key: string): void => {
      lately.delete(idOf(secret, key));
    },
    reset: (): void => lately.clear(),
  };
};
