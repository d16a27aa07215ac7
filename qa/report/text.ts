/**
 * One text for one value, whatever order its keys were written in: the identity of states and the content of
 * frozen files rest on it. What JSON drops or refuses (functions, errors, sets, `undefined` in lists, cycles,
 * actor references) has a form of its own, so that a change in it is seen.
 */
export function text(value: unknown): string {
  return write(value, []);
}

function write(value: unknown, above: readonly object[]): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return 'ƒ';
  if (typeof value !== 'object' || value === null) return String(value);
  if (above.includes(value)) return '↺';
  const inside = [...above, value];
  if (value instanceof Error) return `Error(${JSON.stringify(value.message)})`;
  if (Array.isArray(value)) return `[${value.map((item) => write(item, inside)).join(',')}]`;
  if (value instanceof Set) return `Set${write([...value], inside)}`;
  if (value instanceof Map) return `Map${write([...value], inside)}`;
  if (isActor(value)) return `actor(${isGivenId(value.id) ? value.id : value.src})`;
  if (hasToJson(value)) return write(value.toJSON(), inside);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${write(field, inside)}`);
  return `{${fields.join(',')}}`;
}

/** Ids that XState makes up (`x:12`) depend on what else was created before: they say nothing. */
export function isGivenId(id: string): boolean {
  return !/^x:\d+$/.test(id);
}

function isActor(value: object): value is { id: string; src: unknown } {
  return 'sessionId' in value && 'send' in value && 'id' in value && 'src' in value;
}

function hasToJson(value: object): value is { toJSON(): unknown } {
  return 'toJSON' in value && typeof value.toJSON === 'function';
}
