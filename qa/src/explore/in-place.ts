import { hasPrivateFields, privateFields } from './private-fields.ts';

/** Objects that a value consists of, with their contents at one moment. */
export interface Contents {
  /** Names of the fields of the value whose objects have other contents now. */
  changed(): string[];
  /** Gives all objects their contents back. */
  restore(): void;
}

/** One object with its contents. */
interface Held {
  field: string;
  isEqual(): boolean;
  restore(): void;
}

/**
 * Remembers the contents of all lists, maps and objects of a value, field by field. A machine that changes them in
 * place changes the states that it came from: a real actor has one line of states, exploration has all of them.
 */
export function contentsOf(value: object): Contents {
  const held: Held[] = [];
  const seen = new Set<object>();
  const visit = (each: unknown, field: string): void => {
    if (!isObject(each) || seen.has(each) || isActor(each)) return;
    seen.add(each);
    held.push({ field, ...holderOf(each) });
    for (const part of partsOf(each)) visit(part, field);
  };
  seen.add(value);
  const whole = holderOf(value);
  const fields = Object.entries(value);
  for (const [field, part] of fields) visit(part, field);
  const replaced = () => {
    const now = value as { [field: string]: unknown };
    const names = new Set([...fields.map(([field]) => field), ...Object.keys(now)]);
    const before = new Map(fields);
    return [...names].filter((field) => !Object.is(before.get(field), now[field]));
  };
  return {
    changed() {
      const differing = held.filter((each) => !each.isEqual()).map(({ field }) => field);
      return whole.isEqual() && differing.length === 0 ? [] : [...new Set([...replaced(), ...differing])];
    },
    restore() {
      for (const each of [whole, ...held]) if (!each.isEqual()) each.restore();
    },
  };
}

/** A copy of all lists, maps and plain objects; what has behaviour of its own stays the same object. */
export function copyOf<T>(value: T, copies = new Map<unknown, unknown>()): T {
  if (!isObject(value)) return value;
  const known = copies.get(value);
  if (known) return known as T;
  const add = <C>(copy: C): C => {
    copies.set(value, copy);
    return copy;
  };
  if (Array.isArray(value)) {
    const copy = add([] as unknown[]);
    for (const item of value) copy.push(copyOf(item, copies));
    return copy as T;
  }
  if (value instanceof Map) {
    const copy = add(new Map());
    for (const [key, item] of value) copy.set(copyOf(key, copies), copyOf(item, copies));
    return copy as T;
  }
  if (value instanceof Set) {
    const copy = add(new Set());
    for (const item of value) copy.add(copyOf(item, copies));
    return copy as T;
  }
  if (value instanceof Date) return add(new Date(value.getTime())) as T;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return add(structuredClone(value));
  // Private fields cannot be copied.
  if (isActor(value) || hasPrivateFields(value) || typeof (value as { then?: unknown }).then === 'function')
    return value;
  const copy = add(Object.create(Object.getPrototypeOf(value)) as { [key: string]: unknown });
  for (const key of Object.keys(value))
    copy[key] = copyOf((value as { [key: string]: unknown })[key], copies);
  return copy as T;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Actors have states of their own, which steps do not share. */
const isActor = (value: object) => 'sessionId' in value && 'send' in value;

function partsOf(value: object): Iterable<unknown> {
  if (value instanceof Map) return [...value.keys(), ...value.values()];
  if (Array.isArray(value) || value instanceof Set) return value;
  if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return [];
  return [...Object.values(value), ...privateFields(value).map(([, field]) => field)];
}

function holderOf(value: object): Omit<Held, 'field'> {
  if (Array.isArray(value)) {
    const items = [...value];
    return {
      isEqual: () => isEqualList(value, items),
      restore: () => void value.splice(0, value.length, ...items),
    };
  }
  if (value instanceof Map) {
    const entries = [...value];
    return {
      isEqual: () => isEqualList([...value].flat(), entries.flat()),
      restore: () => {
        value.clear();
        for (const [key, item] of entries) value.set(key, item);
      },
    };
  }
  if (value instanceof Set) {
    const items = [...value];
    return {
      isEqual: () => isEqualList([...value], items),
      restore: () => {
        value.clear();
        for (const item of items) value.add(item);
      },
    };
  }
  if (value instanceof Date) {
    const time = value.getTime();
    return { isEqual: () => Object.is(value.getTime(), time), restore: () => void value.setTime(time) };
  }
  const bytes = bytesOf(value);
  if (bytes) {
    const kept = bytes.slice();
    return { isEqual: () => isEqualList(bytes, kept), restore: () => bytes.set(kept) };
  }
  return fieldsOf(value);
}

const bytesOf = (value: object): Uint8Array | undefined => {
  if (value instanceof ArrayBuffer) return new Uint8Array(value);
  if (!ArrayBuffer.isView(value)) return undefined;
  return new Uint8Array(value.buffer, value.byteOffset, value.byteLength);
};

function fieldsOf(value: object): Omit<Held, 'field'> {
  const record = value as { [key: string]: unknown };
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(record));
  const entries = descriptors.flatMap(([key, each]): [string, unknown][] =>
    'value' in each && each.enumerable ? [[key, each.value]] : [],
  );
  // A field that is computed may give another object each time.
  const computed = new Set(descriptors.flatMap(([key, each]) => ('get' in each ? [key] : [])));
  const namesNow = () => Object.keys(record).filter((key) => !computed.has(key));
  const hidden = privateFields(value);
  const isEqual = () => {
    const names = namesNow();
    return (
      names.length === entries.length &&
      entries.every(([key, field], at) => names[at] === key && Object.is(record[key], field))
    );
  };
  return {
    isEqual: () => isEqual() && isEqualList(privateFields(value).flat(), hidden.flat()),
    restore: () => {
      for (const key of namesNow()) delete record[key];
      for (const [key, field] of entries) record[key] = field;
      // Nothing can write a private field from outside; its change is still found.
    },
  };
}

function isEqualList(a: ArrayLike<unknown>, b: ArrayLike<unknown>): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at += 1) if (!Object.is(a[at], b[at])) return false;
  return true;
}
