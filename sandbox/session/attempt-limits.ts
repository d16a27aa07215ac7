import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import type { SharedState } from '#sandbox/server/shared-state.ts';

/**
 * Maximum number of attempts within `PERIOD`: at one secret, of one address, or at one target from all addresses. A
 * withdrawal password has four digits only.
 */
const LIMITS = {
  signIn: 10,
  answer: 10,
  password: 10,
  phoneCode: 10,
  withdrawPassword: 5,
  /** Wrong passwords of an address, whatever the accounts, and of an account, whatever the addresses. */
  signInOfAddress: 50,
  signInOfAccount: 100,
  /** Questions of an address that tell who is a member. */
  lookUp: 60,
  /** Codes that an address has sent to phones and mailboxes. */
  sentCode: 10,
} as const;
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
    /** Takes one attempt back, which was right: the others of the key stay counted. */
    giveBack: async (secret: Secret, key: string): Promise<void> => {
      await limiters[secret].reward(keyOf(key));
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
