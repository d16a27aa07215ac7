import { LRUCache } from 'lru-cache';

/** An answer of the back end to a call for anybody. */
export type Answer = { status: number; headers: Record<string, string>; body: string };
/** A call for anybody: what every visitor of the site gets alike. */
export type PublicCall = { url: string; headers: Record<string, string>; body: string };

type Known = { at: number; answer: Answer };

/** Milliseconds for which an answer is used without asking again, and for which it is used while it is asked for again. */
const freshFor = 10_000;
const usableFor = 60_000;
/** Bytes of answers that are kept. */
const mostKept = 64 * 1024 * 1024;

/**
 * Keeps the answers to calls: the back end is asked for the same at most once in 10 s, one request at a time. An answer of the
 * last minute is given while it is asked for again.
 */
export const createAnswers = (
  send: (call: PublicCall, origin: string) => Promise<Answer>,
  now = () => Date.now(),
) => {
  const known = new LRUCache<string, Known>({
    maxSize: mostKept,
    sizeCalculation: ({ answer }) => answer.body.length + 1,
  });
  const asked = new Map<string, Promise<Answer>>();
  const ask = (key: string, call: PublicCall, origin: string): Promise<Answer> => {
    const pending =
      asked.get(key) ??
      send(call, origin)
        .then((answer) => {
          // A failure is asked for again.
          if (answer.status === 200) known.set(key, { at: now(), answer });
          return answer;
        })
        .finally(() => asked.delete(key));
    asked.set(key, pending);
    return pending;
  };
  const keyOf = (call: PublicCall, origin: string): string => JSON.stringify([origin, call]);
  const answer = async (call: PublicCall, origin: string): Promise<Answer> => {
    const key = keyOf(call, origin);
    const last = known.get(key);
    const age = last ? now() - last.at : Number.POSITIVE_INFINITY;
    if (!last || age >= usableFor) return ask(key, call, origin);
    if (age >= freshFor) ask(key, call, origin).catch(() => {});
    return last.answer;
  };
  return {
    answer,
    /** Forgets the answer to a call: a page could not be rendered with it. */
    forget: (call: PublicCall, origin: string): void => void known.delete(keyOf(call, origin)),
  };
};
