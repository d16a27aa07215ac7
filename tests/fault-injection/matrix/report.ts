import { stripVTControlCharacters, styleText } from 'node:util';
import { type FaultName, faultNames } from './faults.ts';

/** What each fault led to, by call or by step of a machine; `isExpected`: as the rule says. */
export type Row = { name: string; cells: Map<FaultName, { seen: string; isExpected: boolean }> };

const widthOf = (text: string) => stripVTControlCharacters(text).length;
const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const marked = ({ seen, isExpected }: { seen: string; isExpected: boolean }) =>
  isExpected ? seen : styleText('red', `${seen} (not expected)`);

/** A table of the calls: a line for each call, a column for each fault. */
export function callTable(rows: Row[]): string {
  const texts = rows.map(({ name, cells }) => [
    name,
    ...faultNames.map((fault) => marked(cells.get(fault) ?? { seen: '', isExpected: false })),
  ]);
  const table = [['call', ...faultNames], ...texts];
  const widths = ['call', ...faultNames].map((_, column) =>
    Math.max(...table.map((line) => widthOf(line[column] ?? ''))),
  );
  return table
    .map((line) => line.map((text, column) => pad(text, widths[column] ?? 0)).join('  '))
    .join('\n');
}

/** The steps of the machines: a line for each state to which faults led. */
export function stepList(rows: Row[]): string {
  return rows
    .map(({ name, cells }) => {
      const byState = Map.groupBy(faultNames, (fault) =>
        marked(cells.get(fault) ?? { seen: '', isExpected: false }),
      );
      return [
        name,
        ...[...byState].map(([state, faults]) => `  ${pad(state, 60)}  ${faults.join(', ')}`),
      ].join('\n');
    })
    .join('\n');
}
