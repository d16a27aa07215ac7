import { type ComponentType, createElement, use, useReducer } from 'react';

/** In the place of a component whose chunk has not loaded: it says so, and offers to load it again. */
export type FailedPart<P = object> = ComponentType<{
  /** Resolves with whether the component is there now; it is shown then. */
  retry: () => Promise<boolean>;
  /** The props of the component. */
  part: P;
}>;
interface Options<P> {
  /**
   * For a component that the page can do without: nothing, or the given component, is rendered if the chunk
   * fails to load.
   */
  optional?: true | ComponentType<P>;
  /** For any other; without it, that of `setFailedPart`. */
  failed?: FailedPart<P>;
  /** It needs the texts of the member centre and the agent window, which are loaded with the chunk. */
  texts?: 'member';
}

let loadTexts: () => Promise<unknown> = async () => {};
/** Says how the texts of the member centre are loaded, before the first component is. */
export function setTextLoader(load: typeof loadTexts) {
  loadTexts = load;
}

let failedPart: FailedPart = () => null;
/** Says what stands in the place of a part that has not loaded, before the first component is. */
export function setFailedPart(view: FailedPart) {
  failedPart = view;
}

export type LazyComponent<P> = ComponentType<P> & {
  /** Loads the chunk, again after a failure. Resolves with whether it is loaded; rendering then waits no more. */
  preload: () => Promise<boolean>;
};

/**
 * A component in a chunk of its own, which is loaded when the component is first rendered or preloaded. A chunk that
 * fails (a content blocker, the network) costs this component, not the page around it.
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { optional, failed, texts }: Options<P> = {},
): LazyComponent<P> {
  const substitute = optional === true ? () => null : optional;
  let loaded: ComponentType<P> | undefined;
  let attempt: Promise<ComponentType<P> | null> | undefined;
  const start = () => {
    attempt = Promise.all([load(), texts && loadTexts()]).then(
      ([module]) => {
        loaded = module.default;
        return loaded;
      },
      () => null,
    );
    return attempt;
  };
  const preload = async () => (await start()) !== null;
  const render = (props: P) => {
    const [, show] = useReducer((attempts: number) => attempts + 1, 0);
    // Rendering does not repeat a failed attempt: it would do so without end.
    const view = loaded ?? use(attempt ?? start());
    if (view) return createElement(view, props);
    if (substitute) return createElement(substitute, props);
    const retry = async () => {
      const isThere = await preload();
      show();
      return isThere;
    };
    return createElement(failed ?? (failedPart as FailedPart<P>), { part: props, retry });
  };
  return Object.assign(render, { preload });
}
