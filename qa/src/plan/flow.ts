export interface FlowArc {
  from: number;
  to: number;
  /** Must not be negative. */
  cost: number;
}

/**
 * Minimum-cost circulations through required arcs of a network (min-cost flow with lower bounds and no upper
 * bounds). Polynomial and exact. The network is built once and solved for many sets of required arcs.
 *
 * Primal-dual method: each shortest-path pass computes potentials, then a maximum flow is sent over the arcs
 * of reduced cost zero. Costs are small numbers, so few passes are needed.
 */
export class Circulation {
  private readonly size: number;
  private readonly arcCount: number;
  private readonly source: number;
  private readonly sink: number;
  /** Arc `i` has index `2 i`, its reverse `2 i + 1`. */
  private readonly head: Int32Array;
  private readonly cost: Float64Array;
  private readonly capacity: Float64Array;
  private readonly potential: Float64Array;
  private readonly distance: Float64Array;
  /** Arc indexes grouped by source node; those of node `v` are from `first[v]` to `first[v + 1]`. */
  private readonly leaving: Int32Array;
  private readonly first: Int32Array;

  constructor(size: number, arcs: readonly FlowArc[]) {
    this.size = size + 2;
    this.source = size;
    this.sink = size + 1;
    this.arcCount = arcs.length;
    const nodes = Array.from({ length: size }, (_, node) => node);
    const all = [
      ...arcs,
      ...nodes.map((to) => ({ from: this.source, to, cost: 0 })),
      ...nodes.map((from) => ({ from, to: this.sink, cost: 0 })),
    ];
    this.head = Int32Array.from(all.flatMap(({ from, to }) => [to, from]));
    this.cost = Float64Array.from(all.flatMap(({ cost }) => [cost, -cost]));
    this.capacity = new Float64Array(this.head.length);
    this.potential = new Float64Array(this.size);
    this.distance = new Float64Array(this.size);
    this.first = new Int32Array(this.size + 1);
    this.leaving = this.laidOut();
  }

  /** Number of uses of each arc. Throws if no circulation exists. */
  through(required: ReadonlySet<number>): number[] {
    const wanted = this.prepare(required);
    if (this.sendAll() < wanted) throw new Error('no circulation: a required step cannot be reached or left');
    const uses = new Array<number>(this.arcCount);
    for (let arc = 0; arc < this.arcCount; arc += 1) uses[arc] = this.capacity[2 * arc + 1] as number;
    for (const arc of required) uses[arc] = (uses[arc] as number) + 1;
    return uses;
  }

  private laidOut(): Int32Array {
    const { first, head } = this;
    for (let place = 0; place < head.length; place += 1) {
      const from = head[place ^ 1] as number;
      first[from + 1] = (first[from + 1] as number) + 1;
    }
    for (let node = 0; node < this.size; node += 1) {
      first[node + 1] = (first[node + 1] as number) + (first[node] as number);
    }
    const next = first.slice();
    const leaving = new Int32Array(head.length);
    for (let place = 0; place < head.length; place += 1) {
      const from = head[place ^ 1] as number;
      leaving[next[from] as number] = place;
      next[from] = (next[from] as number) + 1;
    }
    return leaving;
  }

  /** Uses each required arc once and returns the resulting excess at nodes, which must be sent as flow. */
  private prepare(required: ReadonlySet<number>): number {
    const { arcCount, capacity, head, source } = this;
    capacity.fill(0);
    this.potential.fill(0);
    for (let arc = 0; arc < arcCount; arc += 1) capacity[2 * arc] = Number.POSITIVE_INFINITY;
    const excess = new Int32Array(source);
    for (const arc of required) {
      const [to, from] = [head[2 * arc] as number, head[2 * arc + 1] as number];
      excess[to] = (excess[to] as number) + 1;
      excess[from] = (excess[from] as number) - 1;
    }
    let wanted = 0;
    for (let node = 0; node < source; node += 1) {
      const amount = excess[node] as number;
      if (amount > 0) capacity[2 * (arcCount + node)] = amount;
      if (amount < 0) capacity[2 * (arcCount + source + node)] = -amount;
      wanted += Math.max(amount, 0);
    }
    return wanted;
  }

  private sendAll(): number {
    let total = 0;
    while (this.price()) {
      for (let level = this.levels(); level; level = this.levels()) {
        const next = this.first.slice();
        for (;;) {
          const sent = this.push(this.source, Number.POSITIVE_INFINITY, level, next);
          if (sent === 0) break;
          total += sent;
        }
      }
    }
    return total;
  }

  private reduced(place: number): number {
    const from = this.head[place ^ 1] as number;
    const to = this.head[place] as number;
    return (this.cost[place] as number) + (this.potential[from] as number) - (this.potential[to] as number);
  }

  /** Dijkstra on reduced costs; false if the sink cannot be reached. */
  private price(): boolean {
    const { capacity, distance, first, head, leaving, potential, sink } = this;
    distance.fill(Number.POSITIVE_INFINITY);
    const heap = new Heap();
    distance[this.source] = 0;
    heap.push(0, this.source);
    for (let top = heap.pop(); top; top = heap.pop()) {
      const [reached, node] = top;
      // Distances are capped at the sink's distance.
      if (node === sink) break;
      if (reached > (distance[node] as number)) continue;
      for (let at = first[node] as number; at < (first[node + 1] as number); at += 1) {
        const place = leaving[at] as number;
        if ((capacity[place] as number) <= 0) continue;
        const to = head[place] as number;
        // Rounding errors of fractional reset costs must not decrease the distance.
        const further = reached + Math.max(0, this.reduced(place));
        if (further < (distance[to] as number) - 1e-9) {
          distance[to] = further;
          heap.push(further, to);
        }
      }
    }
    const limit = distance[sink] as number;
    if (limit === Number.POSITIVE_INFINITY) return false;
    for (let node = 0; node < this.size; node += 1) {
      potential[node] = (potential[node] as number) + Math.min(distance[node] as number, limit);
    }
    return true;
  }

  private isTight(place: number): boolean {
    return (this.capacity[place] as number) > 0 && Math.abs(this.reduced(place)) < 1e-9;
  }

  private levels(): Int32Array | undefined {
    const level = new Int32Array(this.size).fill(-1);
    const queue = [this.source];
    level[this.source] = 0;
    for (const node of queue) {
      for (let at = this.first[node] as number; at < (this.first[node + 1] as number); at += 1) {
        const place = this.leaving[at] as number;
        const to = this.head[place] as number;
        if (level[to] === -1 && this.isTight(place)) {
          level[to] = (level[node] as number) + 1;
          queue.push(to);
        }
      }
    }
    return level[this.sink] === -1 ? undefined : level;
  }

  /** Sends flow along one path; `next` holds the first usable arc of each node. */
  private push(node: number, limit: number, level: Int32Array, next: Int32Array): number {
    if (node === this.sink) return limit;
    for (
      ;
      (next[node] as number) < (this.first[node + 1] as number);
      next[node] = (next[node] as number) + 1
    ) {
      const place = this.leaving[next[node] as number] as number;
      const to = this.head[place] as number;
      if (level[to] !== (level[node] as number) + 1 || !this.isTight(place)) continue;
      const sent = this.push(to, Math.min(limit, this.capacity[place] as number), level, next);
      if (sent > 0) {
        this.capacity[place] = (this.capacity[place] as number) - sent;
        this.capacity[place ^ 1] = (this.capacity[place ^ 1] as number) + sent;
        return sent;
      }
    }
    return 0;
  }
}

/**
 * Binary heap of `[key, value]`; equal keys are ordered by value, so that plans do not depend on insertion
 * order.
 */
class Heap {
  private readonly items: [number, number][] = [];

  push(key: number, value: number): void {
    const { items } = this;
    items.push([key, value]);
    for (let at = items.length - 1; at > 0; ) {
      const above = (at - 1) >> 1;
      if (!this.before(at, above)) return;
      this.swap(at, above);
      at = above;
    }
  }

  pop(): [number, number] | undefined {
    const { items } = this;
    const top = items[0];
    const last = items.pop();
    if (!top || !last || items.length === 0) return top;
    items[0] = last;
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      const right = left + 1;
      let least = at;
      if (left < items.length && this.before(left, least)) least = left;
      if (right < items.length && this.before(right, least)) least = right;
      if (least === at) return top;
      this.swap(at, least);
      at = least;
    }
  }

  private before(a: number, b: number): boolean {
    const [keyA, valueA] = this.items[a] as [number, number];
    const [keyB, valueB] = this.items[b] as [number, number];
    return keyA < keyB || (keyA === keyB && valueA < valueB);
  }

  private swap(a: number, b: number): void {
    const { items } = this;
    [items[a], items[b]] = [items[b] as [number, number], items[a] as [number, number]];
  }
}
