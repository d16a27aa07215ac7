import type { PlayLimits } from '#contract/endpoints/play/limits.ts';

/** Minutes and loss of the member in this week, from the use of the limits; null if the operator says neither. */
export function weekOf({ limits }: Pick<PlayLimits, 'limits'>) {
  const of = (kind: 'session' | 'loss') =>
    limits.find((limit) => limit.kind === kind && limit.period === 'week');
  const time = of('session');
  const loss = of('loss');
  const minutes = time?.used != null && /^\d+$/.test(time.used) ? Number(time.used) : null;
  const lost = loss?.used ?? null;
  if (minutes === null && lost === null) return null;
  return { minutes, lost, resetsAt: time?.resetsAt || loss?.resetsAt || '' };
}
