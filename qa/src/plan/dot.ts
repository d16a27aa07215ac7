import { type DotToken, dotTokens } from './dot-tokens.ts';
import { GraphError, type PlainGraph, type PlainTransition, placeAt } from './plain-graph.ts';

/**
 * Reads a directed GraphViz graph, which may be a Mealy machine. Its nodes are states, and labelled edges are
 * transitions. A walk starts where an edge from a node named `__start...` leads to, else in the first node.
 */
export function readDot(content: string): PlainGraph {
  return new DotReader(content).read();
}

/** Defaults for the edges of a graph or subgraph. */
interface Scope {
  label: string;
}

type Attributes = ReadonlyMap<string, string>;

const isStart = (name: string) => name.startsWith('__start');

class DotReader {
  private readonly content: string;
  private readonly tokens: DotToken[];
  private at = 0;
  private readonly indexes = new Map<string, number>();
  private readonly transitions: PlainTransition[] = [];
  private readonly starts = new Set<number>();
  private strict = false;

  constructor(content: string) {
    this.content = content;
    this.tokens = dotTokens(content);
  }

  read(): PlainGraph {
    this.strict = this.takeKeyword('strict');
    if (!this.takeKeyword('digraph')) this.fail('digraph');
    if (this.isName()) this.next();
    this.block({ label: '' });
    if (this.token.kind !== 'end') this.fail('the end of the file');
    const states = [...this.indexes.keys()];
    if (states.length === 0) throw new GraphError('the graph has no node');
    const starts = this.starts.size > 0 ? [...this.starts] : [0];
    return { nodeCount: states.length, states, starts, transitions: this.transitions, unreached: [] };
  }

  private get token(): DotToken {
    return this.tokens[this.at] as DotToken;
  }

  private next(): DotToken {
    const { token } = this;
    this.at += 1;
    return token;
  }

  private fail(expected: string): never {
    const { kind, offset, text } = this.token;
    const seen = kind === 'end' ? 'the end of the file' : kind === 'invalid' ? text : `"${text}"`;
    throw new GraphError(`${placeAt(this.content, offset)}: expected ${expected}, not ${seen}`);
  }

  private isSign(sign: string): boolean {
    return this.token.kind === 'sign' && this.token.text === sign;
  }

  private takeSign(sign: string): boolean {
    const found = this.isSign(sign);
    if (found) this.at += 1;
    return found;
  }

  private takeKeyword(keyword: string): boolean {
    const found = this.token.kind === 'word' && this.token.text.toLowerCase() === keyword;
    if (found) this.at += 1;
    return found;
  }

  private isName(): boolean {
    return this.token.kind === 'word' || this.token.kind === 'text';
  }

  private name(what: string): string {
    if (!this.isName()) this.fail(what);
    return this.next().text;
  }

  /** The statements in braces; returns the names of their nodes. */
  private block(scope: Scope): Set<string> {
    if (!this.takeSign('{')) this.fail('{');
    const nodes = new Set<string>();
    while (!this.takeSign('}')) {
      if (this.token.kind === 'end') this.fail('}');
      if (!this.takeSign(';')) for (const node of this.statement(scope)) nodes.add(node);
    }
    return nodes;
  }

  private statement(scope: Scope): Iterable<string> {
    if (this.takeKeyword('edge')) {
      scope.label = this.attributes().get('label') ?? scope.label;
      return [];
    }
    if (this.takeKeyword('node') || this.takeKeyword('graph')) {
      this.attributes();
      return [];
    }
    const assigned = this.tokens[this.at + 1];
    if (this.isName() && assigned?.kind === 'sign' && assigned.text === '=') {
      this.at += 2;
      this.name('a value');
      return [];
    }
    return this.chain(scope);
  }

  /** Nodes and groups, joined by arrows: `a -> {b c} -> d [label=x]`. */
  private chain(scope: Scope): Set<string> {
    const groups = [this.group(scope)];
    while (this.takeSign('->')) groups.push(this.targets(scope));
    if (this.isSign('--')) this.fail('->, which has a direction');
    const given = this.attributes();
    for (const [index, targets] of groups.slice(1).entries()) {
      for (const from of groups[index] ?? []) for (const to of targets) this.edge(from, to, given, scope);
    }
    return new Set(groups.flatMap((group) => [...group]));
  }

  private targets(scope: Scope): Set<string> {
    const { offset } = this.token;
    const nodes = this.group(scope);
    const start = [...nodes].find(isStart);
    if (start === undefined) return nodes;
    const place = placeAt(this.content, offset);
    throw new GraphError(`${place}: an edge leads to ${start}, which only starts walks`);
  }

  /** A node with its port, or a subgraph. */
  private group(scope: Scope): Set<string> {
    if (this.takeKeyword('subgraph')) {
      if (this.isName()) this.next();
      return this.block({ ...scope });
    }
    if (this.isSign('{')) return this.block({ ...scope });
    const name = this.name('a node, an edge or }');
    while (this.takeSign(':')) this.name('a port');
    if (!isStart(name)) this.stateOf(name);
    return new Set([name]);
  }

  private attributes(): Attributes {
    const attributes = new Map<string, string>();
    while (this.takeSign('[')) {
      while (!this.takeSign(']')) {
        const name = this.name('an attribute or ]');
        if (!this.takeSign('=')) this.fail('=');
        attributes.set(name, this.name('a value'));
        if (!this.takeSign(',')) this.takeSign(';');
      }
    }
    return attributes;
  }

  private edge(from: string, to: string, given: Attributes, scope: Scope): void {
    if (isStart(from)) {
      this.starts.add(this.stateOf(to));
      return;
    }
    const ends = { from: this.stateOf(from), to: this.stateOf(to) };
    // A strict graph has one edge between two nodes, to which later statements add attributes.
    const known =
      this.strict && this.transitions.find((edge) => edge.from === ends.from && edge.to === ends.to);
    const label = given.get('label');
    if (!known) this.transitions.push({ ...ends, label: label ?? scope.label });
    else if (label !== undefined) known.label = label;
  }

  private stateOf(name: string): number {
    const known = this.indexes.get(name) ?? this.indexes.size;
    this.indexes.set(name, known);
    return known;
  }
}
