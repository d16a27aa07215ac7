export interface FlowArc {
  from: number;
  to: number;
  /** Not negative. */
  cost: number;
  /** Must be used at least once. */
  required: boolean;
}

/**
 * How often each arc is used in a cheapest circulation through all the required ones (min-cost flow with
 * lower bounds; nothing has an upper bound). Polynomial and exact. Throws where no circulation exists.
 */
export function cheapestCirculation(size: number, arcs: readonly FlowArc[]): number[] {
  const network = new Residual(size + 2);
  const source = size;
  const sink = size + 1;
  const excess = new Array<number>(size).fill(0);
  for (const { from, to, cost, required } of arcs) {
    network.add(from, to, Number.POSITIVE_INFINITY, cost);
    if (required) {
      excess[to] = (excess[to] ?? 0) + 1;
      excess[from] = (excess[from] ?? 0) - 1;
    }
  }
  let wanted = 0;
  for (const [node, amount] of excess.entries()) {
    if (amount > 0) network.add(source, node, amount, 0);
    if (amount < 0) network.add(node, sink, -amount, 0);
    wanted += Math.max(amount, 0);
  }
  const sent = network.sendAll(source, sink);
  if (sent < wanted) throw new Error('no circulation: a required step cannot be reached or left');
  return arcs.map(({ required }, index) => network.flowOn(index) + (required ? 1 : 0));
}

/**
 * Primal-dual: one shortest-path pass finds potentials, then everything that fits into the arcs of reduced
 * cost zero is sent at once. Costs are small whole numbers, so the passes are few.
 */
class Residual {
  private readonly nodes: number;
  private readonly head: number[] = [];
  private readonly capacity: number[] = [];
  private readonly cost: number[] = [];
  private readonly leaving: number[][];
  private potential: Float64Array;

  constructor(nodes: number) {
    this.nodes = nodes;
    this.leaving = Array.from({ length: nodes }, () => []);
    this.potential = new Float64Array(nodes);
  }

  /** Arc `i` and its reverse have the places `2 i` and `2 i + 1`. */
  add(from: number, to: number, capacity: number, cost: number): void {
    this.leaving[from]?.push(this.head.length);
    this.head.push(to);
    this.capacity.push(capacity);
    this.cost.push(cost);
    this.leaving[to]?.push(this.head.length);
    this.head.push(from);
    this.capacity.push(0);
    this.cost.push(-cost);
  }

  flowOn(index: number): number {
    return this.capacity[2 * index + 1] as number;
  }

  sendAll(source: number, sink: number): number {
    let total = 0;
    while (this.price(source, sink)) {
      for (let level = this.levels(source, sink); level; level = this.levels(source, sink)) {
        const next = new Int32Array(this.nodes);
        for (;;) {
          const sent = this.push(source, sink, Number.POSITIVE_INFINITY, level, next);
          if (sent === 0) break;
          total += sent;
        }
      }
    }
    return total;
  }

  private reduced(arc: number): number {
    const from = this.head[arc ^ 1] as number;
    const to = this.head[arc] as number;
    return (this.cost[arc] as number) + (this.potential[from] as number) - (this.potential[to] as number);
  }

  /** Dijkstra on reduced costs; false when the sink is out of reach. */
  private price(source: number, sink: number): boolean {
    const distance = new Float64Array(this.nodes).fill(Number.POSITIVE_INFINITY);
    const heap = new Heap();
    distance[source] = 0;
    heap.push(0, source);
    for (let top = heap.pop(); top; top = heap.pop()) {
      const [reached, node] = top;
      if (reached > (distance[node] as number)) continue;
      for (const arc of this.leaving[node] as number[]) {
        if ((this.capacity[arc] as number) <= 0) continue;
        const to = this.head[arc] as number;
        // Rounding of fractional reset costs must not make a step back in distance.
        const further = reached + Math.max(0, this.reduced(arc));
        if (further < (distance[to] as number) - 1e-9) {
          distance[to] = further;
          heap.push(further, to);
        }
      }
    }
    const limit = distance[sink] as number;
    if (limit === Number.POSITIVE_INFINITY) return false;
    for (let node = 0; node < this.nodes; node += 1) {
      this.potential[node] = (this.potential[node] as number) + Math.min(distance[node] as number, limit);
    }
    return true;
  }

  private isTight(arc: number): boolean {
    return (this.capacity[arc] as number) > 0 && Math.abs(this.reduced(arc)) < 1e-9;
  }

  private levels(source: number, sink: number): Int32Array | undefined {
    const level = new Int32Array(this.nodes).fill(-1);
    const queue = [source];
    level[source] = 0;
    for (const node of queue) {
      for (const arc of this.leaving[node] as number[]) {
        const to = this.head[arc] as number;
        if (level[to] === -1 && this.isTight(arc)) {
          level[to] = (level[node] as number) + 1;
          queue.push(to);
        }
      }
    }
    return level[sink] === -1 ? undefined : level;
  }

  private push(node: number, sink: number, limit: number, level: Int32Array, next: Int32Array): number {
    if (node === sink) return limit;
    const arcs = this.leaving[node] as number[];
    for (; (next[node] as number) < arcs.length; next[node] = (next[node] as number) + 1) {
      const arc = arcs[next[node] as number] as number;
      const to = this.head[arc] as number;
      if (level[to] !== (level[node] as number) + 1 || !this.isTight(arc)) continue;
      const sent = this.push(to, sink, Math.min(limit, this.capacity[arc] as number), level, next);
      if (sent > 0) {
        this.capacity[arc] = (this.capacity[arc] as number) - sent;
        this.capacity[arc ^ 1] = (this.capacity[arc ^ 1] as number) + sent;
        return sent;
      }
    }
    return 0;
  }
}

/** A binary heap of `[key, value]`; equal keys come out by value, so that plans do not depend on insertion. */
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
