import type { Chart } from './chart.ts';

/** What the explorer page shows; embedded into it as JSON. */
export interface ExplorerData {
  machines: ExplorerMachine[];
}

export interface ExplorerMachine {
  id: string;
  criterion: string;
  chart: Chart;
  steps: number;
  lowerBound: number;
  /** All that is to be covered; refusals and orders have no arrow of their own. */
  targets: ExplorerTarget[];
  paths: ExplorerPath[];
}

export interface ExplorerTarget {
  key: string;
  kind: string;
  label: string;
  /** How many steps of the paths cover it. */
  hits: number;
  /** Whether a recorded browser walk covered it. */
  browser: boolean;
  /** Why nothing covers it. */
  reason?: string;
}

export interface ExplorerPath {
  id: string;
  steps: ExplorerStep[];
}

export interface ExplorerStep {
  label: string;
  action: string;
  expected: string;
  leaves: string[];
  covered: string[];
  /** A data URL. */
  picture?: string;
}
