/** A column of a covering problem: its cost and its coefficients (`times`) in `rows` (parallel lists). */
export interface Column {
  readonly cost: number;
  readonly rows: number[];
  readonly times: number[];
}

/**
 * min Σ cost·x with every row covered at least once, x ≥ 0: the revised simplex method with rows and columns
 * that are added on demand. There are hundreds of rows, so the dense inverse of the basis is stored.
 */
export class CoveringProgram<C extends Column> {
  /** Dual price of each row; not negative after `settle`. */
  prices = new Float64Array(0);
  /** Value of each basic column. */
  private level = new Float64Array(0);
  private inverse: Float64Array[] = [];
  private basis: (C | Column)[] = [];
  private readonly columns: C[] = [];

  get rowCount(): number {
    return this.basis.length;
  }

  /**
   * Adds a row and an artificial column that covers only this row at cost `single`; the column enters the
   * basis.
   * @param timesOf coefficient of a known column in the new row.
   */
  addRow(single: number, timesOf: (column: C) => number): void {
    const row = this.rowCount;
    const line = new Float64Array(row + 1);
    line[row] = 1;
    // Slightly different right-hand sides avoid ties and thus cycling; the bound does not use them.
    let missing = 1 + ((row * 7919) % 1009) * 1e-8;
    for (const column of this.columns) {
      const times = timesOf(column);
      if (times === 0) continue;
      column.rows.push(row);
      column.times.push(times);
      const place = this.basis.indexOf(column);
      if (place < 0) continue;
      missing -= times * (this.level[place] as number);
      const inverse = this.inverse[place] as Float64Array;
      for (let at = 0; at < row; at += 1) line[at] = (line[at] as number) - times * (inverse[at] as number);
    }
    // A row that is already covered starts with its surplus column in the basis.
    const column = missing >= 0 ? { cost: single, rows: [row], times: [1] } : surplus(row);
    if (missing < 0) for (let at = 0; at <= row; at += 1) line[at] = -(line[at] as number);
    this.inverse = [...this.inverse.map((old) => grown(old)), line];
    this.basis.push(column);
    this.level = Float64Array.from([...this.level, Math.abs(missing)]);
    this.prices = grown(this.prices);
    this.addToPrices(line, column.cost);
  }

  addColumns(columns: readonly C[]): void {
    this.columns.push(...columns);
  }

  /** Pivots as long as a column or a row's surplus has negative reduced cost. */
  settle(): void {
    for (let count = 0; count < 100 * (this.rowCount + this.columns.length); count += 1) {
      const best = this.cheapest();
      if (!best) return;
      this.enter(best);
    }
  }

  reducedCost({ cost, rows, times }: Column): number {
    let reduced = cost;
    for (let at = 0; at < rows.length; at += 1) {
      reduced -= (this.prices[rows[at] as number] as number) * (times[at] as number);
    }
    return reduced;
  }

  /** Basic columns with their values. */
  solution(): { column: C; amount: number }[] {
    const known = new Set<Column>(this.columns);
    return this.basis.flatMap((column, place) => {
      return known.has(column) ? [{ column: column as C, amount: this.level[place] as number }] : [];
    });
  }

  private cheapest(): C | Column | undefined {
    let best: C | Column | undefined;
    let least = -1e-7;
    for (const column of this.columns) {
      const reduced = this.reducedCost(column);
      if (reduced < least) [least, best] = [reduced, column];
    }
    for (let row = 0; row < this.rowCount; row += 1) {
      const price = this.prices[row] as number;
      if (price < least) [least, best] = [price, surplus(row)];
    }
    return best;
  }

  private enter(column: C | Column): void {
    const { rows, times } = column;
    let out = -1;
    let least = Number.POSITIVE_INFINITY;
    const change = new Float64Array(this.rowCount);
    for (let place = 0; place < change.length; place += 1) {
      const line = this.inverse[place] as Float64Array;
      let rate = 0;
      for (let at = 0; at < rows.length; at += 1)
        rate += (line[rows[at] as number] as number) * (times[at] as number);
      change[place] = rate;
      const ratio = rate > 1e-9 ? (this.level[place] as number) / rate : Number.POSITIVE_INFINITY;
      if (ratio < least) [least, out] = [ratio, place];
    }
    if (out < 0) throw new Error('a covering problem has no unbounded direction: costs must not be negative');
    const reduced = this.reducedCost(column);
    this.pivot(out, change);
    this.basis[out] = column;
    this.addToPrices(this.inverse[out] as Float64Array, reduced);
  }

  private pivot(out: number, change: Float64Array): void {
    const pivotLine = this.inverse[out] as Float64Array;
    const pivot = change[out] as number;
    for (let row = 0; row < pivotLine.length; row += 1) pivotLine[row] = (pivotLine[row] as number) / pivot;
    this.level[out] = (this.level[out] as number) / pivot;
    const used = [...pivotLine.keys()].filter((row) => pivotLine[row] !== 0);
    for (let place = 0; place < change.length; place += 1) {
      const rate = change[place] as number;
      if (place === out || rate === 0) continue;
      const line = this.inverse[place] as Float64Array;
      for (const row of used) line[row] = (line[row] as number) - rate * (pivotLine[row] as number);
      this.level[place] = (this.level[place] as number) - rate * (this.level[out] as number);
    }
  }

  private addToPrices(line: Float64Array, amount: number): void {
    for (let row = 0; row < line.length; row += 1) {
      this.prices[row] = (this.prices[row] as number) + amount * (line[row] as number);
    }
  }
}

const surplus = (row: number): Column => ({ cost: 0, rows: [row], times: [-1] });

function grown(list: Float64Array): Float64Array<ArrayBuffer> {
  const longer = new Float64Array(list.length + 1);
  longer.set(list);
  return longer;
}
