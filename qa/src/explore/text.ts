import { digest } from './hash.ts';
import { privateFields } from './private-fields.ts';

/**
 * Canonical text of a value, independent of key order; frozen files depend on it. Values that JSON drops or
 * rejects (functions, errors, sets, `undefined` in lists, cycles, actor references) have a form too, so that
 * changes in them are detected.
 */
export function text(value: unknown): string {
  return write(value, [], false);
}

/**
 * The same with what tells values apart that look alike: the sources of functions, classes, symbols, and keys that
 * are there with the value `undefined`. Identities of states depend on it.
 */
export function identityText(value: unknown): string {
  return write(value, [], true);
}

function write(value: unknown, above: readonly object[], isIdentity: boolean): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return isIdentity ? `ƒ${sourceOf(value as AnyFunction)}` : 'ƒ';
  if (typeof value === 'symbol') return isIdentity ? `${String(value)}${numberOf(value)}` : String(value);
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  if (above.includes(value)) return '↺';
  const inside = [...above, value];
  const written = (each: unknown) => write(each, inside, isIdentity);
  const list = (items: Iterable<unknown>) => `[${[...items].map(written).join(',')}]`;
  const className = isIdentity ? classNameOf(value) : '';
  if (value instanceof Error) return errorText(value, isIdentity, written);
  if (Array.isArray(value)) return list(value);
  if (value instanceof Set) return `Set${list(value)}`;
  if (value instanceof Map) return `Map${list(value)}`;
  if (value instanceof RegExp) return `${value}${value.lastIndex === 0 ? '' : `@${value.lastIndex}`}`;
  if (value instanceof ArrayBuffer) return `ArrayBuffer${list(new Uint8Array(value))}`;
  if (ArrayBuffer.isView(value)) return `${value.constructor.name}${list(bytesOf(value))}`;
  if (isActor(value)) return `actor(${isGivenId(value.id) ? value.id : value.src})`;
  if (hasToJson(value)) return `${className}${written(value.toJSON())}`;
  if (isBoxed(value)) return `${value.constructor.name}(${written(value.valueOf())})`;
  if (isEntryList(value)) return `${value.constructor.name}${list(value)}`;
  const own = Object.entries(value).filter(([, field]) => isIdentity || field !== undefined);
  const fields = [...own, ...privateFields(value)]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${written(field)}`);
  return `${className}{${fields.join(',')}}`;
}

/** Message and fields: clients of HTTP throw errors of one message that differ in their status. */
function errorText(error: Error, isIdentity: boolean, written: (value: unknown) => string): string {
  const own = Object.fromEntries(
    Object.entries(error).filter(([key]) => key !== 'message' && key !== 'stack'),
  );
  const fields = { ...own, ...Object.fromEntries(privateFields(error)) };
  const causes = isIdentity && error.cause !== undefined ? { ...fields, cause: error.cause } : fields;
  const rest = Object.keys(causes).length === 0 ? '' : `,${written(causes)}`;
  return `${(isIdentity && classNameOf(error)) || 'Error'}(${JSON.stringify(error.message)}${rest})`;
}

type AnyFunction = (...given: never[]) => unknown;
const sources = new WeakMap<AnyFunction, string>();

function sourceOf(value: AnyFunction): string {
  const known = sources.get(value) ?? digest(value.toString());
  sources.set(value, known);
  return known;
}

/** Symbols by their description: those after the first one are numbered. */
const symbols = new Map<string, symbol[]>();

function numberOf(value: symbol): string {
  const alike = symbols.get(String(value)) ?? [];
  symbols.set(String(value), alike);
  if (!alike.includes(value)) alike.push(value);
  const index = alike.indexOf(value);
  return index === 0 ? '' : `#${index + 1}`;
}

/** Name of the class of an object; empty for a plain one. */
function classNameOf(value: object): string {
  const made: unknown = Object.getPrototypeOf(value)?.constructor;
  const name = typeof made === 'function' ? made.name : '';
  return name === 'Object' ? '' : name;
}

const bytesOf = (value: ArrayBufferView): Iterable<unknown> =>
  Symbol.iterator in value
    ? (value as unknown as Iterable<unknown>)
    : new Uint8Array(value.buffer, value.byteOffset, value.byteLength);

const isBoxed = (value: object) =>
  value instanceof Number || value instanceof String || value instanceof Boolean;

/** Objects of the platform whose entries are no fields. Older runtimes lack some of these classes. */
function isEntryList(value: object): value is Iterable<unknown> {
  const { FormData, Headers, URLSearchParams } = globalThis;
  return [FormData, Headers, URLSearchParams].some((each) => each !== undefined && value instanceof each);
}

/** Whether an id was assigned by the machine. Ids generated by XState (`x:12`) depend on earlier actors. */
function isGivenId(id: string): boolean {
  return !/^x:\d+$/.test(id);
}

/** Whether a value is an object with named fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isActor(value: object): value is { id: string; src: unknown } {
  return 'sessionId' in value && 'send' in value && 'id' in value && 'src' in value;
}

function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}
