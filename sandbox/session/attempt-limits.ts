import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedState } from '#sandbox/server/shared-state.ts';

/** Maximum number of attempts at one secret within `PERIOD`. A withdrawal password has four digits only. */
const LIMITS = { signIn: 10, answer: 10, password: 10, phoneCode: 10, withdrawPassword: 5 } as const;
/** In seconds, from the first attempt on. */
const PERIOD = 10 * 60;
const MAX_KEY_LENGTH = 120;

type Secret = keyof typeof LIMITS;
type Attempt = { isAllowed: boolean /** Number of attempts after this one. */; left: number };

export type AttemptLimits = ReturnType<typeof createAttemptLimits>;

/** Limits attempts at passwords, answers and codes (docs/decisions/0080-guess-limits.md). */
export const createAttemptLimits = ({ limiter }: Pick<SharedState, 'limiter'>) => {
  const create = () =>
    Object.fromEntries(
      Object.entries(LIMITS).map(([secret, points]) => [secret, limiter(secret, points, PERIOD)]),
    ) as Record<Secret, RateLimiterAbstract>;
  let limiters = create();
  const keyOf = (key: string): string => key.slice(0, MAX_KEY_LENGTH);

  return {
    /** Counts an attempt before it is checked, because attempts may run in parallel. */
    take: (secret: Secret, key: string): Promise<Attempt> =>
      limiters[secret].consume(keyOf(key)).then(
        ({ remainingPoints }) => ({ isAllowed: true, left: remainingPoints }),
        (refusal: RateLimiterRes | Error) => {
          if (refusal instanceof Error) throw refusal;
          return { isAllowed: false, left: 0 };
        },
      ),
    /** Epoch milliseconds from which the next attempt is possible; null if it is possible now. */
    lockedUntil: async (secret: Secret, key: string): Promise<number | null> => {
      const used = await limiters[secret].get(keyOf(key));
      return used && used.consumedPoints >= LIMITS[secret] ? Date.now() + used.msBeforeNext : null;
    },
    /** Forgets the attempts after a right one. */
    clear: async (secret: Secret, key: string): Promise<void> => {
      await limiters[secret].delete(keyOf(key));
    },
    /** Forgets what this process has counted in memory. */
    reset: (): void => {
      limiters = create();
    },
  };
};
