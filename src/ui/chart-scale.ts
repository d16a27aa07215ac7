const maxSteps = 4;

/** The smallest of 1, 2 and 5 times a power of ten, in whole units, that is not below `min`. */
function roundStep(min: number): number {
  let power = 1;
  while (power * 10 < min) power *= 10;
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= min) ?? power * 10;
}

/** Lines of a chart of whole units, in equal steps from the lowest to the highest, with zero among them. */
export function chartTicks(values: readonly (number | null)[]): number[] {
  let [low, high] = [0, 0];
  for (const value of values) {
    low = Math.min(low, value ?? 0);
    high = Math.max(high, value ?? 0);
  }
  let step = roundStep(Math.max(1, (high - low) / maxSteps));
  const stepsOf = () => [Math.ceil(-low / step), Math.ceil(high / step)] as const;
  // A zero line between the ends takes one step more.
  if (stepsOf()[0] + stepsOf()[1] > maxSteps) step = roundStep(step + 1);
  const [below, above] = stepsOf();
  return Array.from({ length: below + above + 1 }, (_, index) => (index - below) * step);
}

/** Every how many columns one has a label, so that there are at most `max`. */
export const labelInterval = (count: number, max: number): number => Math.max(1, Math.ceil(count / max));
