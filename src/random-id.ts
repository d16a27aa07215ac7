/** A unique id. `randomUUID` is missing outside secure contexts, where operators also serve. */
export const randomId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
