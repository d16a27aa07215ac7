/** Maximum number of attempts at one secret within `PERIOD`. A withdrawal password has four digits only. */
const LIMITS = { signIn: 10, answer: 10, password: 10, phoneCode: 10, withdrawPassword: 5 } as const;
/** In milliseconds. */
const PERIOD = 10 * 60_000;
/** Maximum number of keys in memory, and of characters of a key. */
const MAX_KEYS = 10_000;
const MAX_KEY_LENGTH = 120;

type Secret = keyof typeof LIMITS;

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/** Limits attempts at passwords, answers and codes (docs/decisions/0080-guess-limits.md). */
export const createAttemptLimits = () => {
  /** Times of the recent attempts, by secret and key. */
  const recent = new Map<string, readonly number[]>();
  const idOf = (secret: Secret, key: string): string => `${secret} ${key.slice(0, MAX_KEY_LENGTH)}`;

  const attemptsOf = (secret: Secret, key: string): readonly number[] =>
    (recent.get(idOf(secret, key)) ?? []).filter((at) => Date.now() - at < PERIOD);

  return {
    /** Counts an attempt before it is checked, because attempts may run in parallel; false if it is one too many. */
    take: (secret: Secret, key: string): boolean => {
      const id = idOf(secret, key);
      const times = attemptsOf(secret, key);
      if (times.length >= LIMITS[secret]) return false;
      recent.delete(id);
      recent.set(id, [...times, Date.now()]);
      const [oldest] = recent.keys();
      if (recent.size > MAX_KEYS && oldest !== undefined) recent.delete(oldest);
      return true;
    },
    /** Number of attempts that are left. */
    left: (secret: Secret, key: string): number => LIMITS[secret] - attemptsOf(secret, key).length,
    /** Epoch milliseconds from which the next attempt is possible; null if it is possible now. */
    lockedUntil: (secret: Secret, key: string): number | null => {
      const times = attemptsOf(secret, key);
      return times.length < LIMITS[secret] ? null : (times[0] ?? 0) + PERIOD;
    },
    /** Forgets the attempts after a right one. */
    clear: (secret: Secret, key: string): void => {
      recent.delete(idOf(secret, key));
    },
    reset: (): void => recent.clear(),
  };
};
