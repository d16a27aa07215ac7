import * as v from 'valibot';

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
type CamelKeys<T> = { [K in keyof T as K extends string ? Camel<K> : K]: T[K] };

const camel = (key: string) => key.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** Schema of a wire object: drops unknown fields and renames keys to camelCase (the only place that does). */
// @__NO_SIDE_EFFECTS__
export function camelCaseObject<const E extends v.ObjectEntries>(entries: E) {
  // Names are computed once per schema, since a hall has thousands of games.
  const names = new Map(Object.keys(entries).map((key) => [key, camel(key)]));
  return v.pipe(
    v.object(entries),
    v.transform((value) => {
      const renamed: Record<string, unknown> = {};
      for (const key in value) renamed[names.get(key) ?? key] = value[key];
      return renamed as CamelKeys<typeof value>;
    }),
  );
}

/** List schema that skips items that do not parse, so that one malformed game does not break the hall. */
// @__NO_SIDE_EFFECTS__
export function lenientArray<const S extends v.GenericSchema>(row: S) {
  return v.pipe(
    v.custom<v.InferInput<S>[]>(Array.isArray),
    v.transform((items) =>
      items.flatMap((item): v.InferOutput<S>[] => {
        const parsed = v.safeParse(row, item);
        return parsed.success ? [parsed.output] : [];
      }),
    ),
  );
}

const SLICE = 50;

/**
 * Schema of a list that is too long to parse in one task. Its output is a function that parses the items in
 * chunks of 50 and awaits `pause` before each; it skips items that do not parse.
 */
// @__NO_SIDE_EFFECTS__
export function chunkedArray<const S extends v.GenericSchema>(row: S) {
  const slice = lenientArray(row);
  return v.pipe(
    v.custom<v.InferInput<S>[]>(Array.isArray),
    v.transform((items) => async (pause: () => Promise<unknown>) => {
      const read: v.InferOutput<S>[] = [];
      for (let from = 0; from < items.length; from += SLICE) {
        await pause();
        read.push(...v.parse(slice, items.slice(from, from + SLICE)));
      }
      return read;
    }),
  );
}

/** Replaces undefined and null by `fallback`. */
// @__NO_SIDE_EFFECTS__
export function withDefault<const S extends v.GenericSchema, const F extends v.InferInput<S>>(
  schema: S,
  fallback: F,
) {
  return v.nullish(schema, fallback as never);
}

const scalar = v.union([v.string(), v.number()]);

/** An id or code as a string; operators also send numbers. */
export const id = v.pipe(scalar, v.transform(String));

/** A finite number; operators also send strings such as "12.50". */
export const amount = v.pipe(
  scalar,
  v.transform((value) => (String(value).trim() === '' ? Number.NaN : Number(value))),
  v.finite(),
);

/** A boolean from 0, 1, "0", "1", "Y", "N", true or false. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'Y', 'N'])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'Y'),
);

export const text = v.pipe(scalar, v.transform(String));
export const nothing = v.unknown();

/** An http(s) URL; rejects other schemes, such as `javascript:`. */
export const httpUrl = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
