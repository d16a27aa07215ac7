import type { Shard } from '../report/results.ts';
import { UsageError } from '../shared/usage-error.ts';

/** Understands `2/8`. */
export function shardOf(given: string): Shard {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(given)?.map(Number) ?? [];
  if (index === undefined || count === undefined || index < 1 || index > count)
    throw new UsageError(`--shard must be like 2/8, not ${given}`);
  return { index, count };
}

/**
 * The items of one shard. The heaviest ones are distributed first, each to the shard with the least weight, so that
 * all shards take about as long; every computer gets the same parts.
 */
export function inShard<T>(items: readonly T[], shard: Shard | undefined, weight: (item: T) => number): T[] {
  if (shard === undefined) return [...items];
  const weights = Array.from({ length: shard.count }, () => 0);
  const own = new Set<T>();
  for (const item of items.toSorted((a, b) => weight(b) - weight(a))) {
    const lightest = weights.indexOf(Math.min(...weights));
    weights[lightest] = (weights[lightest] ?? 0) + weight(item);
    if (lightest === shard.index - 1) own.add(item);
  }
  return items.filter((item) => own.has(item));
}
