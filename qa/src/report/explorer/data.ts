import type { Chart } from './chart.ts';

/** Data of the explorer page; embedded as JSON. */
export interface ExplorerData {
  machines: ExplorerMachine[];
}

export interface ExplorerMachine {
  id: string;
  criterion: string;
  chart: Chart;
  steps: number;
  lowerBound: number;
  /** All targets; only transitions are shown in the chart. */
  targets: ExplorerTarget[];
  paths: ExplorerPath[];
}

export interface ExplorerTarget {
  key: string;
  kind: string;
  label: string;
  /** Number of path steps that cover it. */
  hits: number;
  /** Whether a recorded browser walk covered it. */
  browser: boolean;
  /** Reason if no path covers it. */
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
  image?: string;
}
