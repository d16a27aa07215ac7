import { ObjectFlags, SignatureKind, type Type, TypeFlags } from 'typescript-7/unstable/sync';
import type { MachineTypes } from './machine-types.ts';

/** A value as source text. `note` tells how it differs from the first value of its type. */
export interface Value {
  text: string;
  note: string;
  /** The machine compares with it, or it is a flag that the machine reads. */
  isNear?: boolean;
}

/** What values are made from. */
type Known = Pick<MachineTypes, 'checker' | 'hints' | 'extent'> & {
  /** What the first value of a type is: the one with the least in it, or one with the same text for every string. */
  base?: 'empty' | 'equal';
};

/** Maximum depth of nested values. */
const MAX_DEPTH = 5;
/** Maximum number of values of a type. */
const MAX_VALUES = { few: 8, many: 32 } as const;

/**
 * Values of a type: one of every member of a union, and of each field one at a time. If there may be many, also from
 * the empty value, since a value may need several fields without content, and from one with equal texts, since what is
 * looked up by one text must be stored by the same.
 */
export function valuesOf(type: Type, known: Known, name?: string): Value[] {
  const values = valuesIn(type, known, name);
  if (known.extent === 'few') return values;
  const lists = (['empty', 'equal'] as const).map((base) =>
    valuesIn(type, { ...known, base }, name).map((value) => ({
      ...value,
      note: value.note === '' ? base : `${base}, ${value.note}`,
    })),
  );
  return unique(
    byRounds([values, ...lists]).map(({ value }) => value),
    known,
  );
}

function valuesIn(type: Type, known: Known, name = 'value', depth = 0): Value[] {
  const { base, checker, extent, hints } = known;
  const isEmpty = base === 'empty';
  const first = (full: readonly Value[], empty: readonly Value[]) =>
    isEmpty ? [...empty, ...full] : [...full, ...empty];
  const one = (text: string): Value[] => [{ text, note: text }];
  const near = (kind: 'number' | 'string', cast = ''): Value[] =>
    (hints.compared.get(name) ?? [])
      .filter((text) => text.startsWith("'") === (kind === 'string'))
      .map((text) => ({ text: `${text}${cast}`, note: text, isNear: true }));
  if (type.isUnionType()) {
    const members = (type.getTypes() ?? []).toSorted((a, b) => comparison(b, known) - comparison(a, known));
    const each = members.map((member) => valuesIn(member, known, name, depth).slice(0, 4));
    // The first value of every member precedes the second one of any.
    const all = byRounds(each).map(({ value }) => value);
    // Values that say something precede the empty ones.
    const order = isEmpty ? -1 : 1;
    const rank = ({ text }: Value) => order * (text === 'undefined' ? 2 : text === 'null' ? 1 : 0);
    return unique(
      all.sort((a, b) => rank(a) - rank(b)),
      known,
    );
  }
  const { flags } = type;
  if (type.isStringLiteralType()) {
    // The type of a stub may be narrower than what the machine compares with.
    const others = name === 'type' ? [] : near('string', ' as never');
    return unique([...one(literal(type.value, flags)), ...others], known);
  }
  if (type.isNumberLiteralType()) return one(String(type.value));
  if (type.isBooleanLiteralType()) {
    return one(checker.typeToString(type)).map((value) => ({ ...value, isNear: hints.reads(name) }));
  }
  if (type.isBigIntLiteralType()) return one(`${type.value}n`);
  if (flags & TypeFlags.Undefined || flags & TypeFlags.Void) return one('undefined');
  if (flags & TypeFlags.Null) return one('null');
  if (flags & TypeFlags.String) {
    const urls = hints.urls.has(name) ? one(OTHER_URL) : [];
    const matching = extent === 'many' ? hints.matching.flatMap((text) => one(literal(text))) : [];
    const isNear = true;
    const others = [...near('string'), ...matching.map((value) => ({ ...value, isNear }))];
    return first([...urls, ...one(base === 'equal' ? EQUAL : literal(name)), ...others], one("''"));
  }
  if (flags & TypeFlags.Number) {
    const others = hints.compared.has(name) ? near('number') : hints.numbers.flatMap(one);
    const places = extent === 'many' ? hints.places.flatMap(one) : [];
    return first([...one('1'), ...others, ...places], one('0'));
  }
  if (flags & TypeFlags.Boolean) return first(one('true'), one('false'));
  if (flags & TypeFlags.BigInt) return one('1n');
  if (flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.NonPrimitive)) {
    // It may have what the machine compares.
    const fields = [...hints.compared].flatMap(([field, texts]) =>
      texts.slice(0, 1).map((text) => {
        const written = `{ ${keyText(field)}: ${text} } as never`;
        return { text: written, note: written, isNear: true };
      }),
    );
    return [...one('{}'), ...(extent === 'many' ? fields.slice(0, 8) : [])];
  }
  if (type.isTemplateLiteralType()) return one(`${literal(name)} as never`);
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint ? valuesIn(constraint, known, name, depth + 1) : one('{}');
  }
  if (flags & TypeFlags.Never || depth > MAX_DEPTH) return one('{} as never');
  return objects(type, known, name, depth);
}

const EQUAL = "'a'";

/** Of another origin than the URL in `KNOWN`. */
const OTHER_URL = "'https://other.example.test/a'";

/** How many literals of a member of a union, such as its `type`, the machine compares with. */
function comparison(type: Type, { checker, hints }: Known): number {
  return [...hints.compared].filter(([field, texts]) => {
    const property = checker.getPropertyOfType(type, field);
    const value = property && checker.getTypeOfSymbol(property);
    return value?.isStringLiteralType() && texts.includes(literal(value.value));
  }).length;
}

const KNOWN: { readonly [name: string]: string } = {
  Date: 'new Date(0)',
  URL: "new URL('https://example.test/')",
  Error: "new Error('error')",
  RegExp: '/\\w*/',
  AbortController: 'new AbortController()',
};

function objects(type: Type, known: Known, name: string, depth: number): Value[] {
  const { base, checker, extent, hints } = known;
  const isEmpty = base === 'empty';
  const one = (text: string): Value[] => [{ text, note: text }];
  if (checker.isTupleType(type) && type.isTypeReference()) {
    const members = checker.getTypeArguments(type).map((each) => valuesIn(each, known, name, depth + 1)[0]);
    return one(`[${members.map((each) => each?.text).join(', ')}]`);
  }
  if (checker.isArrayLikeType(type)) {
    const [item] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
    const [first, ...others] = item ? valuesIn(item, known, name.replace(/s$/, ''), depth + 1) : [];
    const [full, none] = [first ? `[${first.text}]` : '[] as never', '[]'];
    // What the machine looks for in a list must be an item of it.
    const near = extent === 'few' ? [] : others.filter((value) => value.isNear);
    const lists = near.map((value) => ({ ...value, text: `[${value.text}]` }));
    const lengths = hints.lengths.get(name) ?? (extent === 'many' ? [2, 3] : []);
    const isNear = hints.lengths.has(name);
    const longer = lengths
      .filter((length) => first && length > 1)
      .map((length) => ({ text: listOf(first?.text ?? '', length), note: `of ${length}`, isNear }));
    return [...(isEmpty ? [none, full] : [full, none]).flatMap(one), ...longer, ...lists];
  }
  const collection = /^(?:Readonly)?(Set|Map)$/.exec(type.getSymbol()?.name ?? '')?.[1];
  if (collection && type.isTypeReference()) {
    const parts = checker
      .getTypeArguments(type)
      .map((each) => valuesIn(each, known, name, depth + 1)[0]?.text);
    const item = collection === 'Set' ? parts[0] : `[${parts.slice(0, 2).join(', ')}]`;
    return [`new ${collection}([${item}])`, `new ${collection}()`].flatMap(one);
  }
  // A function may have the name of one that all objects inherit.
  const made = Object.entries(KNOWN).find(([each]) => each === type.getSymbol()?.name);
  if (made) return one(made[1]);
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  if (signature) return functions(checker.getReturnTypeOfSignature(signature), known, name, depth);
  const isClass = type.isObjectType() && (type.objectFlags & ObjectFlags.Class) !== 0;
  const all = checker.getPropertiesOfType(type);
  // A class, or something of the browser, cannot be written down: only what the machine reads of it can.
  const isLarge = isClass || all.length > MAX_FIELDS;
  const properties = isLarge ? all.filter((property) => hints.reads(property.name)) : all;
  if (isLarge && properties.length === 0) return one('{} as never');
  const cast = isLarge ? ' as never' : '';
  // What the machine passes on without reading it does not decide anything, unless it passes on everything.
  const some = extent === 'few' && properties.some((property) => hints.reads(property.name));
  const fields = properties.map((property) => {
    const of = checker.getTypeOfSymbol(property);
    const values = of ? valuesIn(of, known, property.name, depth + 1) : one('{}');
    const isVaried = !some || hints.reads(property.name);
    return { key: property.name, values: isVaried ? values : values.slice(0, 1) };
  });
  const write = (changed?: string, text?: string) => {
    const parts = fields.map(({ key, values }) => {
      return `${keyText(key)}: ${key === changed ? text : values[0]?.text}`;
    });
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }${cast}`;
  };
  // The second value of every field precedes the third one of any.
  const others = byRounds(fields.map(({ values }) => values.slice(1))).map(({ index, value }) => {
    const { key = '' } = fields[index] ?? {};
    return { ...value, text: write(key, value.text), note: `${key} ${value.note}` };
  });
  others.sort((a, b) => Number(b.isNear ?? false) - Number(a.isNear ?? false));
  return unique([{ text: write(), note: '' }, ...others], known);
}

/** A list of items that differ in the texts that have no meaning: those that are the name of their field. */
function listOf(item: string, length: number): string {
  const items = Array.from({ length }, (_, index) =>
    index === 0 ? item : item.replaceAll(/\b(\w+): '\1'/g, `$1: '$1 ${index + 1}'`),
  );
  return `[${items.join(', ')}]`;
}

/** More fields are only written if the machine reads them. */
const MAX_FIELDS = 25;

/** A function for each value that it may return. */
function functions(returned: Type | undefined, known: Known, name: string, depth: number): Value[] {
  const isPromise = returned?.getSymbol()?.name === 'Promise';
  const values =
    returned && !isPromise && depth < MAX_DEPTH ? valuesIn(returned, known, name, depth + 1) : [];
  const isVoid = values.every(({ text }) => text === 'undefined');
  if (isVoid) return [{ text: '(() => {}) as never', note: '' }];
  return values
    .slice(0, 4)
    .map(({ note, text }) => ({ text: `(() => (${text})) as never`, note: `returns ${note}` }));
}

/** The first of every list, then the second of every list, and so on, with the index of the list. */
function byRounds(lists: readonly (readonly Value[])[]): { index: number; value: Value }[] {
  const rounds = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
    lists.flatMap(({ [round]: value }, index) => (value ? [{ index, value }] : [])),
  );
}

function unique(values: readonly Value[], { extent }: Known): Value[] {
  const first = new Map<string, Value>();
  for (const value of values) {
    const text = value.text.replace(/ as never$/, '');
    if (!first.has(text)) first.set(text, value);
  }
  return [...first.values()].slice(0, MAX_VALUES[extent]);
}

export const keyText = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key));

/** A string in single quotes; the literal of an enum is only assignable with a cast. */
export function literal(value: unknown, flags = 0): string {
  const quoted = `'${JSON.stringify(String(value)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  return flags & TypeFlags.EnumLiteral ? `${quoted} as never` : quoted;
}
