import { readDot } from './dot.ts';
import { graphOfModels } from './graphwalker.ts';
import { type GraphWalkerModel, readModels, withoutComments } from './graphwalker-file.ts';
import { GraphError, type PlainGraph } from './plain-graph.ts';

/** Limits the states of a graph with guards: nodes with values of the variables. */
const MAX_STATES = 20_000;

/** Reads a GraphWalker or a GraphViz file. Throws a `GraphError` if the content is neither. */
export function readGraph(file: string, maxStates = MAX_STATES): PlainGraph {
  const content = withoutMark(file);
  if (isJson(content)) return graphOfModels(readModels(content), maxStates);
  if (/^\s*<(?:\?xml|!--|graphml)/.test(content))
    throw new GraphError(
      'GraphML is not read: GraphWalker converts it to JSON (`gw convert`), GraphViz to its own format (`graphml2gv`)',
    );
  return readDot(content);
}

/** Reads files whose names errors tell. Several must be GraphWalker files: their models may share states. */
export function readGraphFiles(
  files: readonly { name: string; content: string }[],
  maxStates = MAX_STATES,
): PlainGraph {
  const [only, second] = files;
  if (only && !second) return named(only.name, () => readGraph(only.content, maxStates));
  const models = files.flatMap(({ content, name }) =>
    named(name, (): GraphWalkerModel[] => {
      if (!isJson(withoutMark(content)))
        throw new GraphError('of several files, all must be GraphWalker files in JSON');
      return readModels(withoutMark(content));
    }),
  );
  return named(files.map(({ name }) => name).join(','), () => graphOfModels(models, maxStates));
}

/** Editors of some systems begin files with a byte order mark. */
const withoutMark = (content: string) => content.replace(/^\uFEFF/, '');

const isJson = (content: string) => withoutComments(content).trimStart().startsWith('{');

function named<T>(name: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof GraphError) throw new GraphError(`${name}: ${error.message}`);
    throw error;
  }
}
