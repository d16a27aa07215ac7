export interface Row {
  what: string;
  measured: number;
  /** Value of the empty app, if it has one. */
  baseline?: number;
  budget: string;
  holds: boolean;
}

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1));

/** Formats the rows as aligned columns. */
export function table(rows: Row[]): string {
  const lines = [
    ['what', 'measured', 'baseline', 'ratio', 'budget', ''],
    ...rows.map(({ what, measured, baseline, budget, holds }) => [
      what,
      figure(measured),
      baseline === undefined ? '-' : figure(baseline),
      baseline ? (measured / baseline).toFixed(2) : '-',
      budget,
      holds ? 'holds' : 'OVER',
    ]),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
