import { text } from '../explore/text.ts';
import { decisiveNames, GraphCode, type Values } from './graph-code.ts';
import {
  type GraphWalkerEdge,
  type GraphWalkerModel,
  type GraphWalkerVertex,
  withOwnStarts,
} from './graphwalker-file.ts';
import { edgeName, GraphError, type PlainGraph, type PlainTransition, uniqueNames } from './plain-graph.ts';

/**
 * The graph of all models of GraphWalker files. Vertices with the same shared state are one place. If an edge has a
 * guard, the guards and actions are run and each value of the variables is a separate state.
 */
export function graphOfModels(models: readonly GraphWalkerModel[], maxStates: number): PlainGraph {
  return new Expansion(withOwnStarts(models), maxStates).run();
}

interface Position {
  place: number;
  /** Variables of each model, and last those that all models share by the name `global`. */
  values: Values[];
}

interface ModelEdge extends Omit<GraphWalkerEdge, 'source' | 'target'> {
  model: number;
  /** Numbers of places. */
  from: number | undefined;
  to: number;
  /** Name of the target, unique in the file. */
  target: string;
  /** Name of the edge in errors. */
  where: string;
}

class Expansion {
  private readonly models: GraphWalkerModel[];
  private readonly maxStates: number;
  private readonly code = new GraphCode();
  private readonly places = new Map<string, Set<string>>();
  private readonly edges: ModelEdge[];
  /** The names of variables that distinguish states. */
  private readonly decisive: ReadonlySet<string>;
  private readonly indexes = new Map<string, number>();
  private readonly queue: Position[] = [];
  private readonly states: string[] = [];
  private readonly transitions: PlainTransition[] = [];
  private isExceeded = false;

  constructor(models: GraphWalkerModel[], maxStates: number) {
    this.models = models;
    this.maxStates = maxStates;
    const placeOf = models.map(({ vertices }, model) => {
      return new Map(
        vertices.map(({ id, name, sharedState }) => [id, this.place(model, id, name, sharedState)]),
      );
    });
    const unique = uniqueNames();
    this.edges = models.flatMap(({ edges, name, vertices }, model) => {
      const vertexOf = new Map(vertices.map((vertex) => [vertex.id, vertex]));
      return edges.map(({ source = '', target, ...edge }): ModelEdge => {
        const destination = vertexOf.get(target) as GraphWalkerVertex;
        return {
          ...edge,
          actions: [...edge.actions, ...destination.actions],
          model,
          from: placeOf[model]?.get(source),
          to: placeOf[model]?.get(target) as number,
          target: unique(edgeName(vertexOf.get(source)?.name, edge.name, destination.name)),
          where: `${name}: edge ${edge.id}`,
        };
      });
    });
    const guards = this.edges.flatMap(({ guard }) => guard ?? []);
    const vertices = models.flatMap((model) => model.vertices);
    const actions = [...models, ...vertices, ...this.edges].flatMap((each) => each.actions);
    this.decisive = decisiveNames(guards, actions);
  }

  run(): PlainGraph {
    const starts = this.models.flatMap((model, index) => this.start(model, index));
    const isStarted = starts.length > 0 || this.models.some((_, model) => this.startEdges(model).length > 0);
    if (!isStarted) throw new GraphError('no model has a startElementId or an edge without a source');
    for (const { from, place, values } of this.positions()) {
      for (const edge of this.edges) if (edge.from === place) this.take(edge, values, from);
    }
    const taken = new Set(this.transitions.map(({ edge }) => edge));
    return {
      nodeCount: this.models.reduce((sum, { vertices }) => sum + vertices.length, 0),
      states: this.states,
      starts,
      transitions: this.transitions,
      unreached: this.edges
        .filter(({ target }) => !taken.has(target))
        .map(({ guard, target }) => ({
          target,
          reason: guard === undefined ? 'no path' : `no path on which ${guard.trim()} holds`,
        })),
      ...(this.isExceeded ? { exceeded: `stopped at ${this.maxStates} states${this.growing()}` } : {}),
    };
  }

  /** The decisive variable with the most values. */
  private growing(): string {
    const seen = new Map<string, Set<string>>();
    for (const [name, value] of this.queue.flatMap(({ values }) =>
      values.flatMap((each) => Object.entries(each)),
    )) {
      if (this.decisive.has(name)) seen.set(name, (seen.get(name) ?? new Set()).add(text(value)));
    }
    const [largest] = [...seen].sort(([, a], [, b]) => b.size - a.size);
    return largest === undefined ? '' : `: ${largest[0]} has ${largest[1].size} values`;
  }

  /** The number of the place of a vertex. */
  private place(model: number, id: string, name: string, sharedState: string | undefined): number {
    const key = sharedState === undefined ? `${model} ${id}` : `shared ${sharedState}`;
    this.places.set(key, (this.places.get(key) ?? new Set()).add(name));
    return [...this.places.keys()].indexOf(key);
  }

  /** Adds the starts of a model; returns the states in which a walk starts without an edge. */
  private start({ startElementId, vertices }: GraphWalkerModel, model: number): number[] {
    const values: Values[] = [...this.models, {}].map(() => ({}));
    for (const [index, { actions, name }] of this.models.entries()) {
      for (const action of actions) this.act(action, index, values, `${name}: actions`);
    }
    for (const edge of this.startEdges(model)) this.take(edge, values, undefined);
    const vertex = vertices.find(({ id }) => id === startElementId);
    if (!vertex) return [];
    for (const action of vertex.actions)
      this.act(action, model, values, `${this.models[model]?.name}: ${vertex.id}`);
    return [this.stateOf({ place: this.place(model, vertex.id, vertex.name, vertex.sharedState), values })];
  }

  private startEdges(model: number): ModelEdge[] {
    const { startElementId } = this.models[model] as GraphWalkerModel;
    const own = this.edges.filter((edge) => edge.model === model);
    return own.filter(({ from, id }) =>
      startElementId === undefined ? from === undefined : id === startElementId,
    );
  }

  /** The positions to continue from; grows while they are visited. */
  private *positions(): Iterable<Position & { from: number }> {
    for (let from = 0; from < this.queue.length && !this.isExceeded; from += 1) {
      yield { ...(this.queue[from] as Position), from };
    }
  }

  private take(
    { actions, guard, model, name, target, to, where }: ModelEdge,
    before: Values[],
    from?: number,
  ) {
    if (guard !== undefined && !this.holds(guard, model, before, where)) return;
    const values = copyOf(before, where);
    for (const action of actions) this.act(action, model, values, where);
    const state = this.stateOf({ place: to, values });
    this.transitions.push({ ...(from === undefined ? {} : { from }), to: state, label: name, edge: target });
  }

  private holds(guard: string, model: number, values: Values[], where: string): boolean {
    return this.code.holds(guard, this.scope(model, copyOf(values, where)), where);
  }

  private act(action: string, model: number, values: Values[], where: string): void {
    this.code.run(action, this.scope(model, values), where);
  }

  /** The variables of a model. The object is the one in `values`, to which actions write. */
  private scope(model: number, values: Values[]): Values {
    const own = values[model] as Values;
    return Object.defineProperty(own, 'global', {
      value: values.at(-1),
      enumerable: false,
      configurable: true,
    });
  }

  private stateOf(position: Position): number {
    const decisive = position.values.map((values) =>
      Object.fromEntries(Object.entries(values).filter(([name]) => this.decisive.has(name))),
    );
    const identity = text([position.place, decisive]);
    const known = this.indexes.get(identity);
    if (known !== undefined) return known;
    this.isExceeded ||= this.states.length >= this.maxStates;
    const names = [...([...this.places.values()][position.place] as Set<string>)].join('/');
    const shown = Object.entries(Object.assign({}, ...decisive) as Values)
      .map(([name, value]) => `${name}=${text(value)}`)
      .join(' ');
    this.indexes.set(identity, this.states.length);
    this.queue.push(position);
    return this.states.push(shown === '' ? names : `${names} (${shown})`) - 1;
  }
}

function copyOf(values: Values[], where: string): Values[] {
  try {
    return structuredClone(values);
  } catch {
    throw new GraphError(`${where}: a variable that holds a function is not supported`);
  }
}
