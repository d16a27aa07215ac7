type Field = readonly [name: string, value: unknown];
type Remote = { type: string; value?: unknown; unserializableValue?: string; objectId?: string };

const HOLDER = Symbol.for('xstate-path-tests.private-fields');
const holders = globalThis as unknown as { [HOLDER]?: { value: object; found?: unknown } };
const declares = new WeakMap<object, boolean>();
let session: Session | undefined;

/** What is used of Node, whose types a page that imports this file does not have. */
interface Session {
  connect(): void;
  post(method: string, params: object, done: (error: unknown, result: unknown) => void): void;
}
interface NodeGlobals {
  process?: { getBuiltinModule?(name: 'node:inspector'): { Session: new () => Session } };
}

/**
 * The fields of an object whose names begin with `#`. No expression outside of its class can read them, so they are
 * read by Node's inspector. Elsewhere, such as in a page, there are none.
 */
export function privateFields(value: object): Field[] {
  if (!hasPrivateFields(value)) return [];
  const { Session: Inspector } =
    (globalThis as NodeGlobals).process?.getBuiltinModule?.('node:inspector') ?? {};
  if (Inspector === undefined) return [];
  if (session === undefined) {
    session = new Inspector();
    session.connect();
  }
  const holder: { value: object; found?: unknown } = { value };
  holders[HOLDER] = holder;
  try {
    const expression = `globalThis[Symbol.for(${JSON.stringify(HOLDER.description)})]`;
    const holderId = remoteOf(expression).objectId as string;
    const { objectId = '' } = remoteOf(`${expression}.value`);
    const properties = post<{ privateProperties?: { name: string; value?: Remote }[] }>(
      'Runtime.getProperties',
      {
        objectId,
        ownProperties: true,
      },
    );
    return (properties.privateProperties ?? []).flatMap(({ name, value: remote }): Field[] => {
      // Private methods and accessors have none.
      if (remote === undefined || remote.type === 'function') return [];
      post('Runtime.callFunctionOn', {
        objectId: holderId,
        functionDeclaration: 'function (found) { this.found = found; }',
        arguments: [argumentOf(remote)],
      });
      return [[name, holder.found]];
    });
  } finally {
    post('Runtime.releaseObjectGroup', { objectGroup: GROUP });
    delete holders[HOLDER];
  }
}

const GROUP = 'private-fields';
const remoteOf = (expression: string) =>
  post<{ result: Remote }>('Runtime.evaluate', { expression, objectGroup: GROUP }).result;

const argumentOf = ({ objectId, unserializableValue, value }: Remote) =>
  objectId === undefined
    ? unserializableValue === undefined
      ? { value }
      : { unserializableValue }
    : { objectId };

/** Sends a command to the inspector of this thread, which answers at once. */
function post<T>(method: string, params: object): T {
  let answer: unknown;
  session?.post(method, params, (error, result) => {
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`);
    answer = result;
  });
  return answer as T;
}

/** Whether the class of an object, or one that it extends, declares private fields. */
export function hasPrivateFields(value: object): boolean {
  const made: unknown = Object.getPrototypeOf(value)?.constructor;
  if (typeof made !== 'function' || made === Object) return false;
  const known = declares.get(made);
  if (known !== undefined) return known;
  let has = false;
  for (let each: unknown = made; typeof each === 'function'; each = Object.getPrototypeOf(each)) {
    has ||= /^class\b[\s\S]*#[\p{L}_$]/u.test(Function.prototype.toString.call(each));
  }
  declares.set(made, has);
  return has;
}
