export interface Row {
  what: string;
  ours: number;
  /** The empty app's, where it has one. */
  floor?: number;
  budget: string;
  holds: boolean;
}

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value < 1 ? 3 : 1));

/** The rows as lines of even columns. */
export function table(rows: Row[]): string {
  const lines = [
    ['what', 'ours', 'floor', 'ratio', 'budget', ''],
    ...rows.map(({ what, ours, floor, budget, holds }) => [
      what,
      figure(ours),
      floor === undefined ? '-' : figure(floor),
      floor ? (ours / floor).toFixed(2) : '-',
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
