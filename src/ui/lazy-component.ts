import { type ComponentType, createElement, use } from 'react';

interface Options<P> {
  /**
   * For a component that the page can do without: nothing, or the given component, is rendered if the chunk
   * fails to load. Otherwise the failure reaches the next error boundary.
   */
  optional?: true | ComponentType<P>;
  /**
   * Texts that it needs beside those of the first page: by default those of later pages, which are loaded with the
   * chunk. `first`: none. `member`: also those of the member centre and the agent window.
   */
  texts?: 'first' | 'member';
}

type Texts = 'later' | 'member';
let loadTexts: (texts: Texts) => Promise<unknown> = async () => {};
/** Says how texts are loaded, before the first component is. */
export function setTextLoader(load: typeof loadTexts) {
  loadTexts = load;
}

export type LazyComponent<P> = ComponentType<P> & {
  /** Loads the chunk, again after a failure. Resolves with whether it is loaded; rendering then waits no more. */
  preload: () => Promise<boolean>;
};

/** A component in a chunk of its own, which is loaded when the component is first rendered or preloaded. */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  { optional, texts }: Options<P> = {},
): LazyComponent<P> {
  const substitute = optional === true ? () => null : optional;
  let loaded: ComponentType<P> | undefined;
  let attempt: Promise<ComponentType<P>> | undefined;
  const start = () => {
    const chunk = Promise.all([load(), texts !== 'first' && loadTexts(texts ?? 'later')]).then(([module]) => {
      loaded = module.default;
      return loaded;
    });
    attempt = substitute ? chunk.catch(() => substitute) : chunk;
    return attempt;
  };
  const preload = async () => {
    await start().catch(() => {});
    return loaded !== undefined;
  };
  // Rendering does not repeat a failed attempt: it would do so without end.
  const render = (props: P) => createElement(loaded ?? use(attempt ?? start()), props);
  return Object.assign(render, { preload });
}
