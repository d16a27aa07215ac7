/** Data of the explorer page; embedded as JSON. */
export interface ExplorerData {
  machines: ExplorerMachine[];
  /** The command that adds pictures to the steps of paths. */
  screenshotCommand: string;
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

/** A machine's states and the transitions between them, without positions. */
export interface Chart {
  root: ChartState;
  arrows: ChartArrow[];
}

export interface ChartState {
  /** Dotted path; `(root)` for the machine itself. */
  path: string;
  label: string;
  kind: string;
  /** Whether it is the initial state of its parent. */
  initial: boolean;
  /** What it does while it is entered and left, and the actors that run in it, in a few words each. */
  notes: string[];
  /** Internal transitions: without target, to the state itself or to a descendant. */
  rows: { key: string; text: string }[];
  children: ChartState[];
}

export interface ChartArrow {
  key: string;
  text: string;
  /** Paths of the states. */
  source: string;
  target: string;
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
