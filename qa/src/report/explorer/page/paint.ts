import type { ExplorerMachine, ExplorerTarget } from '../data.ts';

/** What the colours of the chart tell: how often paths take a transition, or whether a browser walk did. */
export type Colours = 'paths' | 'browser';

/** CSS class of a transition. */
export function heat(target: ExplorerTarget | undefined, colours: Colours): string {
  if (!target) return 'plain';
  if (target.hits === 0) return 'gap';
  if (colours === 'browser') return target.browser ? 'often' : 'unseen';
  return target.hits === 1 ? 'once' : target.hits < 5 ? 'some' : 'often';
}

/** Shares of a machine's targets in percent, and the number of those that no path covers. */
export function shares({ targets }: ExplorerMachine): { model: number; browser: number; gaps: number } {
  const share = (count: number) => (targets.length === 0 ? 100 : Math.floor((100 * count) / targets.length));
  const gaps = targets.filter(({ hits }) => hits === 0).length;
  const seen = targets.filter(({ browser }) => browser).length;
  return { model: share(targets.length - gaps), browser: share(seen), gaps };
}

const severity = ['gap', 'unseen', 'once', 'some', 'often', 'plain'];

/** The class of a line that stands for several transitions: that of the one that is covered least. */
export const worstHeat = (classes: readonly string[]): string =>
  severity.find((name) => classes.includes(name)) ?? 'plain';
