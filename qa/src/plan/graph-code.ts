import { createContext, runInContext, Script } from 'node:vm';
import { GraphError } from './plain-graph.ts';

/** Milliseconds after which a guard or an action is taken for an endless one. */
const MAX_RUN_MS = 1_000;

/** Variables of one model. */
export type Values = Record<string, unknown>;

/**
 * Runs the guards and actions of a graph file, which are JavaScript. A name that is no built-in is a
 * variable. Code whose result differs from run to run is refused, since a plan would not hold.
 */
export class GraphCode {
  private readonly context = createContext({ scope: undefined });
  private readonly scripts = new Map<string, Script>();
  private readonly builtIn: ReadonlySet<string>;

  constructor() {
    const names = runInContext('Object.getOwnPropertyNames(globalThis)', this.context) as string[];
    this.builtIn = new Set(names.filter((name) => name !== 'Date' && name !== 'scope'));
    runInContext(
      'Math.random = () => { throw new Error("Math.random differs from run to run") }',
      this.context,
    );
  }

  /** Runs an action, which may change the values. `place` names it in errors. */
  run(action: string, values: Values, place: string): void {
    this.evaluate(action, values, `${place}: ${action.trim()}`);
  }

  /** Whether a guard is true. */
  holds(guard: string, values: Values, place: string): boolean {
    const expression = guard.trim().replace(/;$/, '');
    return Boolean(this.evaluate(`(${expression})`, values, `${place}: ${expression}`));
  }

  private evaluate(code: string, values: Values, place: string): unknown {
    try {
      const script = this.scripts.get(code) ?? new Script(`with (scope) { ${code}\n}`);
      this.scripts.set(code, script);
      Object.assign(this.context, { scope: this.scopeOf(values) });
      return script.runInContext(this.context, { timeout: MAX_RUN_MS });
    } catch (error) {
      // Errors of the context are no instances of this realm's `Error`.
      throw new GraphError(`${place}: ${(error as { message?: string } | undefined)?.message ?? error}`);
    }
  }

  private scopeOf(values: Values): Values {
    return new Proxy(values, {
      has: (_, name) => typeof name === 'string' && (name in values || !this.builtIn.has(name)),
      get: (_, name) => {
        if (typeof name === 'symbol' || name in values) return values[name as string];
        throw new ReferenceError(`${name} is not defined`);
      },
    });
  }
}

/** The variables on which guards depend: those that they read, and those in a statement with these. */
export function decisiveNames(guards: readonly string[], actions: readonly string[]): ReadonlySet<string> {
  const namesIn = (code: string) => code.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? [];
  const names = new Set(guards.flatMap(namesIn));
  const statements = actions.flatMap(statementsOf).map(namesIn);
  for (let size = -1; size < names.size; ) {
    size = names.size;
    for (const inside of statements) {
      if (inside.some((name) => names.has(name))) for (const name of inside) names.add(name);
    }
  }
  return names;
}

/** The statements of an action. Blocks and loops, in which statements depend on others, are not split. */
const statementsOf = (action: string) => (/[{`'"]|\bfor\b/.test(action) ? [action] : action.split(';'));
