/** A name that nobody else has. Outside secure contexts there is no randomUUID, and operators also serve there. */
export const randomId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
