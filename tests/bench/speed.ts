import type { Figures } from './lighthouse.ts';
import type { Row } from './table.ts';

/** Budgets of a page that the host has rendered against the empty app. */
export function renderedSpeed(page: string, measured: Figures, baseline: Figures): Row[] {
  // On a fast machine the empty app blocks nobody.
  const blocking = (what: string, of: 'tbt' | 'blockingCpu'): Row => ({
    what: `${page}, rendered: ${what}, ms`,
    measured: measured[of],
    baseline: baseline[of],
    budget: '<= 1.5 x baseline, or + 50',
    holds: measured[of] <= Math.max(1.5 * baseline[of], baseline[of] + 50),
  });
  const row = (what: 'fcp' | 'lcp', most: number): Row => ({
    what: `${page}, rendered: ${what.toUpperCase()}, ms`,
    measured: measured[what],
    baseline: baseline[what],
    budget: `<= ${most} x baseline`,
    holds: measured[what] <= most * baseline[what],
  });
  return [
    row('fcp', 0.6),
    row('lcp', 0.65),
    blocking('TBT', 'tbt'),
    blocking('TBT in CPU time', 'blockingCpu'),
    {
      what: `${page}, rendered: CLS`,
      measured: measured.cls,
      baseline: baseline.cls,
      budget: '0',
      holds: measured.cls < 0.001,
    },
  ];
}

/** Budgets of a page against the empty app. */
export function speed(page: string, measured: Figures, baseline: Figures): Row[] {
  return [
    {
      what: `${page}: performance`,
      measured: measured.performance,
      baseline: baseline.performance,
      budget: '>= baseline - 3',
      holds: measured.performance >= baseline.performance - 3,
    },
    {
      what: `${page}: LCP of an image, ms`,
      measured: measured.lcp,
      baseline: baseline.lcp,
      budget: '<= 1.15 x baseline',
      holds: measured.lcpIsImage && measured.lcp <= 1.15 * baseline.lcp,
    },
    {
      what: `${page}: TBT, ms`,
      measured: measured.tbt,
      baseline: baseline.tbt,
      budget: '<= baseline + 100',
      holds: measured.tbt <= baseline.tbt + 100,
    },
    {
      what: `${page}: CLS`,
      measured: measured.cls,
      baseline: baseline.cls,
      budget: '<= 0.02',
      holds: measured.cls <= 0.02,
    },
  ];
}
