import * as v from 'valibot';

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S;
type CamelKeys<T> = { [K in keyof T as K extends string ? Camel<K> : K]: T[K] };

const camel = (key: string) => key.replace(/_+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase());

/** An object of the wire: unknown fields pass unread, and names turn to camelCase here and nowhere else. */
// @__NO_SIDE_EFFECTS__
export function shape<const E extends v.ObjectEntries>(entries: E) {
  // Looked up, not worked out: a hall has thousands of games.
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

/** A list in which a row that does not parse is left out: one broken game does not close the hall. */
// @__NO_SIDE_EFFECTS__
export function rowsOf<const S extends v.GenericSchema>(row: S) {
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
 * A list so long that to read it at once would hold up a page: what comes out reads its rows as `rowsOf` does, in
 * slices, and awaits `pause` before each.
 */
// @__NO_SIDE_EFFECTS__
export function rowsInSlices<const S extends v.GenericSchema>(row: S) {
  const slice = rowsOf(row);
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

/** Absent and null read as `fallback`. */
// @__NO_SIDE_EFFECTS__
export function or<const S extends v.GenericSchema, const F extends v.InferInput<S>>(schema: S, fallback: F) {
  return v.nullish(schema, fallback as never);
}

const scalar = v.union([v.string(), v.number()]);

/** An id or code: a string, though operators also send numbers. */
export const id = v.pipe(scalar, v.transform(String));

/** A number, though operators also send "12.50". */
export const amount = v.pipe(
  scalar,
  v.transform((value) => (String(value).trim() === '' ? Number.NaN : Number(value))),
  v.finite(),
);

/** 0, 1, "0", "1", true or false. */
export const flag = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1', 'Y', 'N'])]),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'Y'),
);

export const text = v.pipe(scalar, v.transform(String));
export const nothing = v.unknown();

/** An address of the web: what else a link can hide runs nowhere. */
export const webAddress = v.pipe(v.string(), v.url(), v.regex(/^https?:/));
