import { readDot } from './dot.ts';
import { readGraphWalker } from './graphwalker.ts';
import { withoutComments } from './graphwalker-file.ts';
import type { PlainGraph } from './plain-graph.ts';

/**
 * Reads a GraphWalker or a GraphViz file. Throws a `GraphError` if the content is neither. `maxStates`
 * limits the states of a graph with guards: nodes with values of the variables.
 */
export function readGraph(file: string, maxStates = 20_000): PlainGraph {
  // Editors of some systems begin files with a byte order mark.
  const content = file.replace(/^\uFEFF/, '');
  return withoutComments(content).trimStart().startsWith('{')
    ? readGraphWalker(content, maxStates)
    : readDot(content);
}
