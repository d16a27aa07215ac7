import { ObjectFlags, SignatureKind, type Type, TypeFlags } from 'typescript/unstable/sync';
import type { MachineTypes } from './machine-types.ts';

/** A value as source text. `note` tells how it differs from the first value of its type. */
export interface Value {
  text: string;
  note: string;
  /** The machine compares with it. */
  isNear?: boolean;
}

/** What values are made from. */
type Known = Pick<MachineTypes, 'checker' | 'hints'>;

const DEEPEST = 5;
/** More values are not sampled; each one is a move in many states. */
const MOST = 8;

/** Values of a type: one of every member of a union, and of each field one at a time. */
export function valuesOf(type: Type, known: Known, name = 'value', depth = 0): Value[] {
  const { checker, hints } = known;
  const one = (text: string): Value[] => [{ text, note: text }];
  const near = (kind: 'number' | 'string', cast = ''): Value[] =>
    (hints.compared.get(name) ?? [])
      .filter((text) => text.startsWith("'") === (kind === 'string'))
      .map((text) => ({ text: `${text}${cast}`, note: text, isNear: true }));
  if (type.isUnionType()) {
    const members = type.getTypes() ?? [];
    const all = members.flatMap((member) => valuesOf(member, known, name, depth).slice(0, 4));
    // Values that say something precede the empty ones.
    const rank = ({ text }: Value) => (text === 'undefined' ? 2 : text === 'null' ? 1 : 0);
    return unique(all.sort((a, b) => rank(a) - rank(b)));
  }
  const { flags } = type;
  if (type.isStringLiteralType()) {
    // The type of a stub may be narrower than what the machine compares with.
    const others = name === 'type' ? [] : near('string', ' as never');
    return unique([...one(literal(type.value, flags)), ...others]);
  }
  if (type.isNumberLiteralType()) return one(String(type.value));
  if (type.isBooleanLiteralType()) return one(checker.typeToString(type));
  if (type.isBigIntLiteralType()) return one(`${type.value}n`);
  if (flags & TypeFlags.Undefined || flags & TypeFlags.Void) return one('undefined');
  if (flags & TypeFlags.Null) return one('null');
  if (flags & TypeFlags.String) return [...one(literal(name)), ...near('string'), ...one("''")];
  if (flags & TypeFlags.Number) {
    const others = hints.compared.has(name) ? near('number') : hints.numbers.flatMap(one);
    return [...one('1'), ...others, ...one('0')];
  }
  if (flags & TypeFlags.Boolean) return ['true', 'false'].flatMap(one);
  if (flags & TypeFlags.BigInt) return one('1n');
  if (flags & (TypeFlags.Any | TypeFlags.Unknown)) return one('{}');
  if (type.isTemplateLiteralType()) return one(`${literal(name)} as never`);
  if (type.isTypeParameter()) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint ? valuesOf(constraint, known, name, depth + 1) : one('{}');
  }
  if (flags & TypeFlags.Never || depth > DEEPEST) return one('{} as never');
  return objects(type, known, name, depth);
}

const KNOWN: { readonly [name: string]: string } = {
  Date: 'new Date(0)',
  URL: "new URL('https://example.test/')",
  Error: "new Error('error')",
  AbortController: 'new AbortController()',
};

function objects(type: Type, known: Known, name: string, depth: number): Value[] {
  const { checker } = known;
  const one = (text: string): Value[] => [{ text, note: text }];
  if (checker.isTupleType(type) && type.isTypeReference()) {
    const members = checker.getTypeArguments(type).map((each) => valuesOf(each, known, name, depth + 1)[0]);
    return one(`[${members.map((each) => each?.text).join(', ')}]`);
  }
  if (checker.isArrayLikeType(type)) {
    const [item] = type.isTypeReference() ? checker.getTypeArguments(type) : [];
    const [first] = item ? valuesOf(item, known, name.replace(/s$/, ''), depth + 1) : [];
    return [first ? `[${first.text}]` : '[] as never', '[]'].flatMap(one);
  }
  const collection = /^(?:Readonly)?(Set|Map)$/.exec(type.getSymbol()?.name ?? '')?.[1];
  if (collection && type.isTypeReference()) {
    const parts = checker
      .getTypeArguments(type)
      .map((each) => valuesOf(each, known, name, depth + 1)[0]?.text);
    const item = collection === 'Set' ? parts[0] : `[${parts.slice(0, 2).join(', ')}]`;
    return [`new ${collection}([${item}])`, `new ${collection}()`].flatMap(one);
  }
  const made = KNOWN[type.getSymbol()?.name ?? ''];
  if (made !== undefined) return one(made);
  if (checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return one('(() => {}) as never');
  const isClass = type.isObjectType() && (type.objectFlags & ObjectFlags.Class) !== 0;
  const properties = checker.getPropertiesOfType(type);
  // A class, or something of the browser, cannot be written down.
  if (isClass || properties.length > 25) return one('{} as never');
  const fields = properties.map((property) => {
    const of = checker.getTypeOfSymbol(property);
    return { key: property.name, values: of ? valuesOf(of, known, property.name, depth + 1) : one('{}') };
  });
  const write = (changed?: string, text?: string) => {
    const parts = fields.map(({ key, values }) => {
      return `${keyText(key)}: ${key === changed ? text : values[0]?.text}`;
    });
    return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
  };
  // The second value of every field precedes the third one of any.
  const rounds = Math.max(0, ...fields.map(({ values }) => values.length));
  const others = Array.from({ length: rounds }, (_, round) => round + 1).flatMap((round) =>
    fields.flatMap(({ key, values: { [round]: value } }) =>
      value ? [{ ...value, text: write(key, value.text), note: `${key} ${value.note}` }] : [],
    ),
  );
  others.sort((a, b) => Number(b.isNear ?? false) - Number(a.isNear ?? false));
  return unique([{ text: write(), note: '' }, ...others]);
}

function unique(values: readonly Value[]): Value[] {
  const first = new Map<string, Value>();
  for (const value of values) {
    const text = value.text.replace(/ as never$/, '');
    if (!first.has(text)) first.set(text, value);
  }
  return [...first.values()].slice(0, MOST);
}

export const keyText = (key: string): string => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : literal(key));

/** A string in single quotes; the literal of an enum is only assignable with a cast. */
export function literal(value: unknown, flags = 0): string {
  const quoted = `'${JSON.stringify(String(value)).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
  return flags & TypeFlags.EnumLiteral ? `${quoted} as never` : quoted;
}
