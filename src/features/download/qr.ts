/** For correction level M, by version from 1: total codewords, correction codewords per block, and blocks. */
const sizes = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
] as const;
/** Positions of alignment patterns besides 6, by version from 1. */
const alignments = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]] as const;

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/**
 * A QR code (ISO/IEC 18004) of a text in UTF-8: byte mode, level M, versions 1 to 10. Returns rows of dark
 * (true) and light modules, without the quiet zone of four modules. Throws a RangeError if the text has more
 * than 213 bytes.
 */
export function qrCode(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const place = sizes.findIndex(
    ([total, correction, blocks], at) =>
      8 * (total - correction * blocks) >= 4 + lengthBits(at + 1) + 8 * bytes.length,
  );
  if (place < 0) throw new RangeError('too long for a QR code of version 10');
  const version = place + 1;
  const grid = new Grid(version);
  grid.write(withCorrection(dataOf(bytes, version), version));
  const candidates = masks.map((_, mask) => grid.masked(mask));
  return candidates.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const lengthBits = (version: number) => (version < 10 ? 8 : 16);

/** Mode, length, the bytes, and padding up to the version's capacity. */
function dataOf(bytes: Uint8Array, version: number): number[] {
  const [total, correction, blocks] = sizeOf(version);
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit -= 1) bits.push((value >> bit) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const room = 8 * (total - correction * blocks);
  put(0, Math.min(4, room - bits.length));
  put(0, -bits.length & 7);
  for (let filler = 0xec; bits.length < room; filler ^= 0xec ^ 0x11) put(filler, 8);
  return Array.from({ length: room / 8 }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((byte, bit) => 2 * byte + bit, 0),
  );
}

const sizeOf = (version: number) => sizes[version - 1] ?? sizes[0];

/**
 * The data in blocks, interleaved with their correction codewords. The last blocks may be longer by one
 * codeword.
 */
function withCorrection(data: readonly number[], version: number): number[] {
  const [total, correction, count] = sizeOf(version);
  const short = Math.floor(total / count) - correction;
  const isLong = (block: number) => block >= count - (total % count);
  const divisor = divisorOf(correction);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, block) => {
    const own = data.slice(at, at + short + (isLong(block) ? 1 : 0));
    at += own.length;
    return { own, check: remainder(own, divisor) };
  });
  const interleave = (parts: readonly number[][]) =>
    Array.from({ length: Math.max(...parts.map(({ length }) => length)) }, (_, row) =>
      parts.flatMap((part) => part[row] ?? []),
    ).flat();
  return [...interleave(blocks.map(({ own }) => own)), ...interleave(blocks.map(({ check }) => check))];
}

/** Product in GF(256) with the polynomial 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Coefficients of the generator polynomial of a degree, without the leading 1. */
function divisorOf(degree: number): number[] {
  const result = Array.from({ length: degree }, (_, at): number => (at === degree - 1 ? 1 : 0));
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let at = 0; at < degree; at += 1) result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
    root = times(root, 2);
  }
  return result;
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (result[0] ?? 0);
    result = divisor.map((coefficient, at) => (result[at + 1] ?? 0) ^ times(coefficient, factor));
  }
  return result;
}

/** The matrix of modules: the fixed patterns of a version, and the data. */
class Grid {
  private readonly version: number;
  private readonly size: number;
  private readonly dark: boolean[][];
  private readonly fixed: boolean[][];

  constructor(version: number) {
    this.version = version;
    this.size = 17 + 4 * version;
    const rows = () => Array.from({ length: this.size }, () => Array<boolean>(this.size).fill(false));
    this.dark = rows();
    this.fixed = rows();
    this.drawPatterns();
  }

  /** Two columns at a time from the right, up and down in turn, skipping fixed modules and column 6. */
  write(codewords: readonly number[]): void {
    let bit = 0;
    for (let right = this.size - 1; right > 0; right -= right === 8 ? 3 : 2) {
      const up = ((right < 6 ? right + 1 : right) & 2) === ((this.size - 1) & 2);
      for (let step = 0; step < this.size; step += 1)
        for (const x of [right, right - 1]) {
          const y = up ? this.size - 1 - step : step;
          if (this.fixed[y]?.[x]) continue;
          this.put(x, y, (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1);
          bit += 1;
        }
    }
  }

  masked(mask: number): boolean[][] {
    this.drawFormat(mask);
    return this.dark.map((row, y) =>
      row.map((dark, x) => (this.fixed[y]?.[x] ? dark : dark !== masks[mask]?.(x, y))),
    );
  }

  private put(x: number, y: number, dark: boolean): void {
    const row = this.dark[y];
    if (row && x >= 0 && x < this.size) row[x] = dark;
  }

  private fix(x: number, y: number, dark: boolean): void {
    this.put(x, y, dark);
    const row = this.fixed[y];
    if (row && x >= 0 && x < this.size) row[x] = true;
  }

  private drawPatterns(): void {
    const end = this.size - 4;
    for (let at = 0; at < this.size; at += 1) {
      this.fix(6, at, at % 2 === 0);
      this.fix(at, 6, at % 2 === 0);
    }
    for (const [x, y] of [
      [3, 3],
      [end, 3],
      [3, end],
    ] as const)
      this.drawRings(x, y, 4);
    const lines = this.version === 1 ? [] : [6, ...(alignments[this.version - 1] ?? [])];
    for (const x of lines)
      for (const y of lines) if (!this.fixed[y]?.[x] || (x === 6) !== (y === 6)) this.drawAlignment(x, y);
    this.drawFormat(0);
    this.drawVersion();
  }

  /** No alignment pattern is drawn over a finder pattern. */
  private drawAlignment(x: number, y: number): void {
    const last = this.size - 7;
    if ((x === 6 && y === last) || (x === last && y === 6)) return;
    this.drawRings(x, y, 2);
  }

  private drawRings(cx: number, cy: number, radius: number): void {
    for (let dy = -radius; dy <= radius; dy += 1)
      for (let dx = -radius; dx <= radius; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        this.fix(cx + dx, cy + dy, radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
      }
  }

  /** Level M is 00. */
  private drawFormat(mask: number): void {
    const bits = ((mask << 10) | checked(mask, 10, 0x537)) ^ 0x5412;
    const isSet = (at: number) => ((bits >> at) & 1) === 1;
    for (let at = 0; at < 8; at += 1) {
      this.fix(8, at < 6 ? at : at + 1, isSet(at));
      this.fix(this.size - 1 - at, 8, isSet(at));
    }
    for (let at = 8; at < 15; at += 1) {
      this.fix(at === 8 ? 7 : 14 - at, 8, isSet(at));
      this.fix(8, this.size - 15 + at, isSet(at));
    }
    this.fix(8, this.size - 8, true);
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    const bits = (this.version << 12) | checked(this.version, 12, 0x1f25);
    for (let at = 0; at < 18; at += 1) {
      const far = this.size - 11 + (at % 3);
      const near = Math.floor(at / 3);
      this.fix(far, near, ((bits >> at) & 1) === 1);
      this.fix(near, far, ((bits >> at) & 1) === 1);
    }
  }
}

/** The remainder of a value, shifted left by `bits`, modulo a polynomial. */
function checked(value: number, bits: number, polynomial: number): number {
  let rest = value;
  for (let step = 0; step < bits; step += 1) rest = (rest << 1) ^ ((rest >> (bits - 1)) * polynomial);
  return rest;
}

/** Penalty for a reader: long runs, blocks, patterns like a finder, and too much of one colour. */
function penalty(rows: readonly (readonly boolean[])[]): number {
  const columns = rows.map((_, x) => rows.map((row) => row[x] === true));
  const lines = [...rows, ...columns].map((line) => line.map((dark) => (dark ? '1' : '0')).join(''));
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    for (const finder of ['10111010000', '00001011101'])
      for (let at = line.indexOf(finder); at >= 0; at = line.indexOf(finder, at + 1)) sum += 40;
  }
  for (let y = 1; y < rows.length; y += 1)
    for (let x = 1; x < rows.length; x += 1) {
      const [here, above] = [rows[y], rows[y - 1]];
      if (here?.[x] === here?.[x - 1] && here?.[x] === above?.[x] && here?.[x] === above?.[x - 1]) sum += 3;
    }
  const dark = rows.flat().filter(Boolean).length / rows.length ** 2;
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
