import { text } from './text.ts';

const MAX_SOURCE = 70;

/** A combined guard, as `and`, `or`, `not` and `stateIn` of XState make it. */
interface Combined {
  name: string;
  guards?: readonly unknown[];
  stateValue?: unknown;
}

/** Readable form of a guard: its name, its parts, or the source of an inline one. */
export function guardText(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') return functionText(guard as unknown as Combined & (() => unknown));
  const { params, type } = (guard ?? {}) as { type?: unknown; params?: unknown };
  if (type === undefined) return 'guard';
  const isFixed = params !== undefined && typeof params !== 'function';
  return isFixed ? `${String(type)} ${text(params)}` : String(type);
}

function functionText(guard: Combined & (() => unknown)): string {
  const { guards, name, stateValue } = guard;
  if (name === 'stateIn' && stateValue !== undefined) return `in ${stateText(stateValue)}`;
  if (guards) {
    const parts = guards.map((part) => {
      const inner = guardText(part);
      return / (?:and|or) /.test(inner) || (name === 'not' && inner.includes(' ')) ? `(${inner})` : inner;
    });
    return name === 'not' ? `not ${parts[0]}` : parts.join(` ${name} `);
  }
  return name !== '' && name !== 'guard' ? name : sourceText(guard);
}

const stateText = (value: unknown): string =>
  typeof value === 'string' ? value : text(value).replaceAll('"', '');

/** The expression of an arrow function, or the whole function, on one line. */
function sourceText(guard: () => unknown): string {
  const source = Function.prototype.toString
    .call(guard)
    .replaceAll(/\s+/g, ' ')
    // Vite's names of imports.
    .replaceAll(/\(0, ?__vi\w+?__\.(\w+)\)/g, '$1')
    .replaceAll(/__vi\w+?__\./g, '');
  const [, expression] = /^(?:\([^)]*\)|[\w$]+) ?=> ?([^{].*)$/.exec(source) ?? [];
  const shown = expression ?? source;
  return shown.length > MAX_SOURCE ? `${shown.slice(0, MAX_SOURCE)}…` : shown;
}
