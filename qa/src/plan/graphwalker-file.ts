import { GraphError, placeAt } from './plain-graph.ts';

/** A model of a GraphWalker file, reduced to what decides which walks are possible. */
export interface GraphWalkerModel {
  name: string;
  startElementId: string | undefined;
  /** Code that initializes the model's variables. */
  actions: string[];
  vertices: GraphWalkerVertex[];
  edges: GraphWalkerEdge[];
}

export interface GraphWalkerVertex {
  id: string;
  name: string;
  /** A walk may go on from every vertex, of any model, that has the same one. */
  sharedState: string | undefined;
  /** Code that is run when a walk arrives. */
  actions: string[];
}

export interface GraphWalkerEdge {
  id: string;
  name: string;
  /** Vertices by ID; an edge without a source starts walks. */
  source: string | undefined;
  target: string;
  guard: string | undefined;
  actions: string[];
}

type Json = { [field: string]: unknown };

/** Reads the models of a GraphWalker JSON file. Throws if a part is missing or not supported. */
export function readModels(file: string): GraphWalkerModel[] {
  const content = withoutComments(file);
  const models = listIn('the file', parsed(content), 'models');
  if (models.length === 0) throw new GraphError('the file has no models');
  return models.map((model, index) => readModel(model, `model ${index + 1}`));
}

/** The models with each start in the model that has its element; any model of the files may name it. */
export function withOwnStarts(models: readonly GraphWalkerModel[]): GraphWalkerModel[] {
  const hasElement = ({ edges, vertices }: GraphWalkerModel, element: string) =>
    [...vertices, ...edges].some(({ id }) => id === element);
  for (const { name, startElementId } of models) {
    if (startElementId === undefined || models.some((model) => hasElement(model, startElementId))) continue;
    throw new GraphError(`${name}: startElementId ${startElementId} is no vertex or edge`);
  }
  const starts = models.flatMap(({ startElementId }) => startElementId ?? []);
  return models.map((model) => {
    const own = [model.startElementId, ...starts].find(
      (start) => start !== undefined && hasElement(model, start),
    );
    return { ...model, startElementId: own };
  });
}

/** GraphWalker accepts comments. Spaces in their place keep the places of errors. */
export function withoutComments(content: string): string {
  const parts = /"(?:[^"\\]|\\.)*"|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
  return content.replace(parts, (part) => (part.startsWith('"') ? part : part.replace(/[^\n]/g, ' ')));
}

function parsed(content: string): Json {
  const end = validLength(content);
  if (end < content.length) {
    throw new GraphError(`${placeAt(content, end)}: unexpected ${JSON.stringify(content[end])}`);
  }
  try {
    return recordOf(JSON.parse(content), 'the file');
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new GraphError(`${placeAt(content, end)}: the file ends too early`);
  }
}

/** Length of the longest part that can begin JSON; `JSON.parse` does not always name the place. */
function validLength(content: string): number {
  let [valid, invalid] = [0, content.length + 1];
  while (invalid - valid > 1) {
    const middle = (valid + invalid) >> 1;
    if (canContinue(content.slice(0, middle))) valid = middle;
    else invalid = middle;
  }
  return valid;
}

function canContinue(begun: string): boolean {
  try {
    JSON.parse(begun);
    return true;
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, offset] = /at position (\d+)/.exec(message) ?? [];
    return /end of JSON|Unterminated string/.test(message) || Number(offset) >= begun.length;
  }
}

function readModel(json: Json, place: string): GraphWalkerModel {
  const name = textIn(place, json, 'name') ?? place;
  const vertices = listIn(name, json, 'vertices').map((vertex) => readVertex(vertex, name));
  const edges = listIn(name, json, 'edges').map((edge) => readEdge(edge, name));
  for (const list of [vertices, edges]) {
    const twice = list.find(({ id }, index) => list.findIndex((other) => other.id === id) < index);
    if (twice) throw new GraphError(`${name}: two elements have the id ${twice.id}`);
  }
  const ids = new Set(vertices.map(({ id }) => id));
  for (const { id, source, target } of edges) {
    const unknown = [source, target].find((end) => end !== undefined && !ids.has(end));
    if (unknown !== undefined) throw new GraphError(`${name}: edge ${id} has the unknown vertex ${unknown}`);
  }
  const startElementId = textIn(name, json, 'startElementId');
  return { name, startElementId, actions: codeIn(name, json), vertices, edges };
}

function readVertex(json: Json, model: string): GraphWalkerVertex {
  const id = idOf(json, `${model}: a vertex`);
  const place = `${model}: vertex ${id}`;
  refuseBlocked(place, json);
  const sharedState = textIn(place, json, 'sharedState');
  const actions = codeIn(place, json);
  if (sharedState !== undefined && actions.length > 0) {
    throw new GraphError(`${place} has a shared state and actions, which is not supported`);
  }
  return { id, name: textIn(place, json, 'name') ?? id, sharedState, actions };
}

function readEdge(json: Json, model: string): GraphWalkerEdge {
  const id = idOf(json, `${model}: an edge`);
  const place = `${model}: edge ${id}`;
  refuseBlocked(place, json);
  const target = textIn(place, json, 'targetVertexId');
  if (target === undefined) throw new GraphError(`${place} has no targetVertexId`);
  return {
    id,
    name: textIn(place, json, 'name') ?? id,
    source: textIn(place, json, 'sourceVertexId'),
    target,
    guard: textIn(place, json, 'guard'),
    actions: codeIn(place, json),
  };
}

/** GraphWalker leaves out blocked elements when it generates paths. */
function refuseBlocked(place: string, { properties }: Json): void {
  const isBlocked = typeof properties === 'object' && properties !== null && 'blocked' in properties;
  if (isBlocked && properties.blocked) throw new GraphError(`${place} is blocked, which is not supported`);
}

function recordOf(value: unknown, place: string): Json {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
  throw new GraphError(`${place} must be an object`);
}

function listIn(place: string, json: Json, field: string): Json[] {
  const value = json[field];
  if (!Array.isArray(value)) throw new GraphError(`${place} must have a list of ${field}`);
  return value.map((item, index) => recordOf(item, `${place}: ${field}[${index}]`));
}

function textIn(place: string, json: Json, field: string): string | undefined {
  const value = json[field];
  if (typeof value === 'string' || value === undefined || value === null) return value || undefined;
  throw new GraphError(`${place}: ${field} must be a string`);
}

function idOf(json: Json, place: string): string {
  const id = textIn(place, json, 'id');
  if (id === undefined) throw new GraphError(`${place} has no id`);
  return id;
}

function codeIn(place: string, { actions = [] }: Json): string[] {
  if (Array.isArray(actions) && actions.every((action) => typeof action === 'string')) {
    return actions.filter((action) => action.trim() !== '');
  }
  throw new GraphError(`${place}: actions must be a list of strings`);
}
