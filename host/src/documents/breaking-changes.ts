type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  pattern?: string;
};

type Operation = { requestBody: { content: { 'application/json': { schema: Schema } } } };

/** What the comparison reads of a document of `openApiDocument`. */
export type ContractDocument = {
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
};

const list = <T>(value: T | T[] | undefined): T[] =>
  value === undefined ? [] : Array.isArray(value) ? value : [value];
const text = (value: unknown): string => JSON.stringify(value);

/** Values that were allowed before and no longer are. */
const narrowed = (before: Schema, after: Schema, place: string): string[] => {
  const [was, is] = [list(before.type), list(after.type)];
  const lostTypes =
    is.length === 0 ? [] : was.length === 0 ? ['any value'] : was.filter((type) => !is.includes(type));
  const lostValues = after.enum
    ? before.enum
      ? before.enum.filter((value) => !after.enum?.some((other) => text(other) === text(value))).map(text)
      : ['other values']
    : [];
  const needed = (after.required ?? []).filter((name) => !before.required?.includes(name));
  const properties = Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const next = after.properties?.[name];
    return next ? narrowed(schema, next, `${place}.${name}`) : [];
  });
  // A new variant is an addition; one that is gone narrows.
  const variants =
    before.anyOf && after.anyOf
      ? before.anyOf.flatMap((schema, index) => {
          const next = after.anyOf?.[index];
          return next ? narrowed(schema, next, place) : [`${place} no longer takes ${text(schema)}`];
        })
      : [];
  return [
    ...lostTypes.map((type) => `${place} no longer takes ${type}`),
    ...lostValues.map((value) => `${place} no longer takes ${value}`),
    ...needed.map((name) => `${place}.${name} has become required`),
    ...(after.pattern !== undefined && after.pattern !== before.pattern
      ? [`${place} has another pattern`]
      : []),
    ...properties,
    ...(before.items && after.items ? narrowed(before.items, after.items, `${place}[]`) : []),
    ...variants,
  ];
};

/** Fields of requests that back ends may rely on and no longer get, or get otherwise. */
const removed = (before: Schema, after: Schema, place: string): string[] =>
  Object.entries(before.properties ?? {}).flatMap(([name, schema]) => {
    const next = after.properties?.[name];
    const here = `${place}.${name}`;
    if (!next) return [`${here} is no longer sent`];
    if (before.required?.includes(name) && !after.required?.includes(name))
      return [`${here} is no longer always sent`];
    // New types of a request are what the back end has to learn.
    const learnt = list(next.type).filter(
      (type) => list(schema.type).length > 0 && !list(schema.type).includes(type),
    );
    return [...learnt.map((type) => `${here} may be ${type}`), ...removed(schema, next, here)];
  });

/**
 * What a back end that is right by the one document must change to be right by the other: data that the app no longer
 * accepts, and requests that have changed. Calls and optional fields that are new need no change.
 */
export const breakingChanges = (before: ContractDocument, after: ContractDocument): string[] => [
  ...Object.entries(before.paths).flatMap(([path, { post }]) => {
    const next = after.paths[path];
    if (!next) return [`${path} is no longer called`];
    const schemaOf = (operation: Operation): Schema =>
      operation.requestBody.content['application/json'].schema;
    return removed(schemaOf(post), schemaOf(next.post), `${path} request`);
  }),
  ...Object.entries(before.components.schemas).flatMap(([name, schema]) => {
    const next = after.components.schemas[name];
    return next ? narrowed(schema, next, name) : [];
  }),
];

const names = ['type', 'enum', 'const', 'required', 'pattern'] as const;

const compared = (schema: Schema): Schema => ({
  ...Object.fromEntries(names.flatMap((name) => (name in schema ? [[name, schema[name]]] : []))),
  ...(schema.properties && {
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, compared(property)]),
    ),
  }),
  ...(schema.items && { items: compared(schema.items) }),
  ...(schema.anyOf && { anyOf: schema.anyOf.map(compared) }),
});

/**
 * A document with what the comparison reads alone, as text with a line for each call and each schema: the form in which the
 * released contract is kept.
 */
export const comparedForm = ({
  info: { version },
  paths,
  components: { schemas },
}: ContractDocument & { info: { version: string } }): string => {
  const lines = (rows: [string, unknown][]): string =>
    rows.map(([name, value]) => `\n${text(name)}: ${text(value)}`).join(',');
  const calls = Object.entries(paths).map(([path, { post }]): [string, unknown] => {
    const { schema } = post.requestBody.content['application/json'];
    return [
      path,
      { post: { requestBody: { content: { 'application/json': { schema: compared(schema) } } } } },
    ];
  });
  const data = Object.entries(schemas).map(([name, schema]): [string, unknown] => [name, compared(schema)]);
  return `{"info":${text({ version })},"paths":{${lines(calls)}},"components":{"schemas":{${lines(data)}}}}\n`;
};
