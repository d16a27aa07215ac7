import type { AnyStateNode } from 'xstate';

const GENERATED = /^(?:xstate\.invoke\.)?(\d+)\.(.+)$/;

/** Whether XState made the id: `x:12` of a spawned actor, `0.order.paying` of an invoked one. */
export const isGeneratedId = (id: string): boolean => /^x:\d+$/.test(id) || GENERATED.test(id);

/**
 * Name of actor logic that has no key in `setup({ actors })`: the function that it calls, the id of a child
 * machine, or the state that invokes it.
 */
export function inlineName(logic: unknown, source: unknown): string {
  const { config, id } = (logic ?? {}) as { config?: unknown; id?: unknown };
  if (typeof config === 'function' && config.name !== '') return config.name;
  if (typeof id === 'string' && id !== '(machine)') return id;
  const [, index = '0', node = ''] = GENERATED.exec(String(source)) ?? [];
  if (node === '') return 'inline actor';
  // XState's id of a state begins with the machine's, unless the state has an id of its own.
  const path = node.includes('.') ? node.slice(node.indexOf('.') + 1) : node;
  return index === '0' ? `inline ${path}` : `inline ${path} ${Number(index) + 1}`;
}

/** Readable name of an actor that `node` or a state above it invokes; the id if the machine gave it. */
export function invokedName(id: string, node: AnyStateNode): string {
  if (!isGeneratedId(id)) return id;
  for (let each: AnyStateNode | undefined = node; each; each = each.parent) {
    const index = each.invoke.findIndex((invoked) => invoked.id === id);
    if (index < 0) continue;
    const { src } = [each.config.invoke ?? []].flat()[index] as { src: unknown };
    return typeof src === 'string' ? src : inlineName(src, each.invoke[index]?.src);
  }
  return id;
}
