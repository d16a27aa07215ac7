import * as v from 'valibot';
import { logIssue, logRow, type ReadConfig } from './read-log.ts';

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
type CamelKeys<T> = { [K in keyof T as K extends string ? Camel<K> : K]: T[K] };

const camel = (key: string) => key.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const hasNumberKeys = (value: object) => Object.keys(value).every((key) => /^\d+$/.test(key));

/** The wire object that a value stands for: see `camelCaseObject`. */
function toObject(value: unknown, listKey: string | undefined, aliases: [string, string][]): unknown {
  if (value === null || isEmpty(value)) return listKey ? { [listKey]: [] } : {};
  if (!isObject(value)) return value;
  if (listKey && Object.keys(value).length > 0 && hasNumberKeys(value)) return { [listKey]: value };
  const renamed = aliases.filter(([key, alias]) => !(key in value) && alias in value);
  if (renamed.length === 0) return value;
  return { ...value, ...Object.fromEntries(renamed.map(([key, alias]) => [key, value[alias]])) };
}

/** Gives fields that did not parse their defaults, where `withDefault` or `orNull` allows it. */
function applyDefaults<D extends v.OutputDataset<unknown, v.BaseIssue<unknown>>>(
  read: D,
  entries: v.ObjectEntries,
  config: ReadConfig,
): D {
  const remaining = read.issues?.filter((issue) => {
    const { key, value } = (issue.path?.[0] ?? {}) as { key?: string; value?: unknown };
    const entry = entries[key ?? ''];
    const replaced = entry && 'replaced' in entry && entry.replaced;
    if (!replaced || (replaced === 'empty' && !isEmpty(value))) return true;
    if (!isEmpty(value)) logIssue(config.log, issue);
    Object.assign(read.value as object, {
      [key as string]: entry['~run']({ value: undefined }, config).value,
    });
    return false;
  });
  return remaining?.length ? { ...read, issues: remaining } : ({ typed: true, value: read.value } as D);
}

/**
 * Schema of a wire object: drops unknown fields and renames keys to camelCase (the only place that does).
 * Null, "" and [] are an object without values; a bare list is the object's first list. `aliases` are other
 * names of its fields on the wire.
 */
// @__NO_SIDE_EFFECTS__
export function camelCaseObject<const E extends v.ObjectEntries>(
  entries: E,
  aliases: { [K in keyof E]?: string } = {},
) {
  // Computed once per schema, since a hall has thousands of games.
  const names = new Map(Object.keys(entries).map((key) => [key, camel(key)]));
  const listKey = Object.keys(entries).find((key) => 'isList' in (entries[key] as object));
  const otherNames = Object.entries(aliases) as [string, string][];
  const object = v.object(entries);
  const run: (typeof object)['~run'] = (dataset, config) => {
    const read = object['~run']({ value: toObject(dataset.value, listKey, otherNames) }, config);
    return read.issues ? applyDefaults(read, entries, config) : read;
  };
  return v.pipe(
    { ...object, '~run': run },
    v.transform((value) => {
      const renamed: Record<string, unknown> = {};
      for (const key in value) renamed[names.get(key) ?? key] = value[key];
      return renamed as CamelKeys<typeof value>;
    }),
  );
}

/** A list in one of its wire forms: see `lenientArray`. */
function toList(value: unknown): unknown[] | undefined {
  if (value === null || value === '') return [];
  if (!isObject(value)) return undefined;
  if (Array.isArray(value)) return value;
  if ('list' in value) return toList(value.list);
  return hasNumberKeys(value) ? Object.values(value) : undefined;
}

const expects = <T>(expected: string, isValid: (value: unknown) => boolean) => ({
  ...v.custom<T>(isValid),
  expects: expected,
});
/** A list; `row` describes its rows in documents. */
export const list = <S extends v.GenericSchema>(row: S) =>
  v.pipe(
    { ...expects<v.InferInput<S>[]>('a list', (value) => toList(value) !== undefined), row },
    v.transform((value) => toList(value) as unknown[]),
  );

/** Reads rows; `refused` holds the first row's issues if there are rows and none of them parses. */
export function readRows<S extends v.GenericSchema>(
  row: S,
  items: unknown[],
  config: ReadConfig,
  unreadable?: v.InferOutput<S>,
) {
  const rows: v.InferOutput<S>[] = [];
  let refused: v.BaseIssue<unknown>[] | undefined;
  for (const value of items) {
    const read = row['~run']({ value }, config);
    logRow(config.log, read.issues);
    if (!read.issues) rows.push(read.value);
    else if (unreadable) rows.push(unreadable);
    else refused ??= read.issues;
  }
  return { rows, refused: rows.length === 0 ? refused : undefined };
}

/**
 * List schema that skips rows that do not parse, so that one malformed game does not break the hall, or puts
 * `unreadable` in their place. If it has rows and skips all of them, it does not parse. Null and "" are an
 * empty list; an object `{ list }` or with numbers as keys is read as a list.
 */
// @__NO_SIDE_EFFECTS__
export function lenientArray<const S extends v.GenericSchema>(row: S, unreadable?: v.InferOutput<S>) {
  const schema = v.pipe(
    list(row),
    v.rawTransform<unknown[], v.InferOutput<S>[]>(({ dataset, config, addIssue, NEVER }) => {
      const { rows, refused } = readRows(row, dataset.value, config as ReadConfig, unreadable);
      if (!refused) return rows;
      for (const { message, expected, received } of refused)
        addIssue({ message, expected: expected ?? '', received });
      return NEVER;
    }),
  );
  return { ...schema, isList: true };
}

/** In a `camelCaseObject`: replaces a missing or unreadable value by `fallback`. */
// @__NO_SIDE_EFFECTS__
export function withDefault<const S extends v.GenericSchema, F extends v.InferInput<S> | null | undefined>(
  schema: S,
  fallback: F,
) {
  const nullish = v.nullish(schema, fallback as never) as unknown as v.NullishSchema<S, F>;
  return { ...nullish, replaced: 'unreadable' };
}

/**
 * In a `camelCaseObject`: a list that is null if it is no list, or has rows and none of them parses. It is not known
 * then; an empty list would say that there is nothing, as a missing one does.
 */
// @__NO_SIDE_EFFECTS__
export function listOrNull<const S extends v.GenericSchema>(row: S) {
  const optional = v.nullish(lenientArray(row), null);
  // Null on the wire is an empty list.
  const run: (typeof optional)['~run'] = (dataset, config) =>
    optional['~run'](dataset.value === null ? { value: [] } : dataset, config);
  return { ...optional, '~run': run, replaced: 'unreadable' };
}

/** In a `camelCaseObject`: null for a missing value, "" and []; any other value must parse. */
// @__NO_SIDE_EFFECTS__
export function orNull<const S extends v.GenericSchema>(schema: S) {
  return { ...v.nullish(schema, null), replaced: 'empty' };
}

const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
const scalar = expects<string | number>('a text or number', isScalar);

/** An id or code as a string; operators also send numbers. */
export const id = v.pipe(scalar, v.transform(String));
export const text = v.pipe(scalar, v.transform(String));

/** What most calls about games name in their request. */
export const siteAndCurrency = { site_id: id, currency: v.string() };

const withSeparators = /^-?\d{1,3}(?:,\d{3})+(?:\.\d*)?$/;
function toNumber(value: string | number) {
  if (typeof value === 'number') return value;
  const trimmed = value.trim();
  if (trimmed === '') return Number.NaN;
  return Number(withSeparators.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed);
}

/** A finite number; operators also send strings such as "12.50" and "1,200.50". */
export const amount = v.pipe(
  expects<string | number>('a number', (value) => isScalar(value) && Number.isFinite(toNumber(value))),
  v.transform(toNumber),
);

const isDecimal = (value: unknown) => isScalar(value) && /^-?\d+(\.\d+)?$/.test(String(value));
/** An amount of major units as a decimal string, which keeps every digit: "12.50". */
export const decimal = v.pipe(expects<string | number>('a decimal number', isDecimal), v.transform(String));

const flags = new Map<unknown, boolean>([
  ...[true, 1, '1', 'Y', 'true'].map((value) => [value, true] as const),
  ...[false, 0, '0', 'N', 'false'].map((value) => [value, false] as const),
]);

/** A boolean from 0, 1, "0", "1", "Y", "N", "true", "false", true or false. */
export const flag = v.pipe(
  expects<boolean | 0 | 1 | '0' | '1' | 'Y' | 'N' | 'true' | 'false'>('a flag', (value) => flags.has(value)),
  v.transform((value) => flags.get(value) === true),
);

const isMap = (value: unknown) => value === null || value === '' || isObject(value);
/** Skips "" and values that are no texts, such as the null of a missing language. */
function toTexts(map: Record<string, string>) {
  const texts: Record<string, string> = {};
  for (const key in map) if (map[key] !== '' && isScalar(map[key])) texts[key] = String(map[key]);
  return texts;
}

/** Map of texts. */
export const textMap = v.pipe(expects<Record<string, string>>('a map of texts', isMap), v.transform(toTexts));

/** Locale code (en_US) -> text; a bare text is the one in en_US, which is the fallback. */
export const localizedText = v.pipe(
  expects<Record<string, string>>('a text per language', (value) => isMap(value) || isScalar(value)),
  v.transform((value) => (isMap(value) ? toTexts(value) : { en_US: String(value) })),
);

/** List of texts; a bare text is its only one. */
export const textList = v.pipe(
  expects<string[]>('a list of texts', (value) => isScalar(value) || toList(value) !== undefined),
  v.transform((value) => (toList(value) ?? [value]).filter(isScalar).map(String)),
);

/** Map of anything. */
export const anyMap = v.pipe(
  expects<Record<string, unknown>>('a map', isMap),
  v.transform((value) => ({ ...value })),
);

/** Map that has one of several shapes, by their names; nothing in it is checked here. */
export const mapOfOne = (shapes: Readonly<Record<string, v.GenericSchema>>) =>
  v.pipe(
    Object.assign(expects<Record<string, unknown>>('a map of one shape', isMap), { shapes }),
    v.transform((value) => ({ ...value })),
  );

export const nothing = v.unknown();

/** One page of a list in a request. */
export const pageFields = {
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000)),
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000)),
};
/** Request of one page of a list that grows. */
export const pageRequest = v.object({
  ...pageFields,
  sort_field: v.literal('id'),
  sort_order: v.literal('desc'),
});

/** An http(s) URL; rejects other schemes, such as `javascript:`. */
export const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
