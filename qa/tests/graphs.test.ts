import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { graphReport } from '../src/cli/commands.ts';
import { readGraph, readGraphFiles } from '../src/plan/graphs.ts';
import { inFormat } from '../src/report/formats.ts';
import { openPoints } from '../src/report/table.ts';

/** The plan of a file with this content. */
function planned(content: string, maxStates?: number) {
  const folder = mkdtempSync(join(tmpdir(), 'graph-'));
  const file = join(folder, 'graph');
  try {
    writeFileSync(file, content);
    const { report, written } = graphReport(file, {}, maxStates === undefined ? {} : { maxStates });
    return { report, row: report.machines[0], written: { ...written, id: 'graph' } };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('GraphViz files', () => {
  const edgesOf = (content: string) => {
    const { starts, states, transitions } = readGraph(content);
    const edges = transitions.map(
      ({ from, label, to }) => `${states[from as number]} ${label} ${states[to]}`,
    );
    return [starts.map((start) => states[start]).join(), ...edges];
  };

  test.each([
    ['a chain', 'digraph { a -> b -> c [label=x] }', ['a', 'a x b', 'b x c']],
    ['groups', 'digraph { a -> {b c} -> d }', ['a', 'a  b', 'a  c', 'b  d', 'c  d']],
    [
      'subgraphs',
      'digraph g { subgraph cluster_0 { label="one"; a -> b; edge [label=in] b -> a } b -> c }',
      ['a', 'a  b', 'b in a', 'b  c'],
    ],
    [
      'an edge to a subgraph',
      'digraph { a -> subgraph s { b; c -> d } }',
      ['a', 'c  d', 'a  b', 'a  c', 'a  d'],
    ],
    ['ports', 'digraph { a:out:s -> "b":in [label=x] }', ['a', 'a x b']],
    ['comments', '# 1 "x"\ndigraph { // a -> z\n  # b\n a -> /* b ->\n */ c }', ['a', 'a  c']],
    [
      'attributes on several lines',
      'digraph {\n a -> b [\n  color = red,\n  label = "x;\n]"\n ]\n [style=bold]; rankdir=LR\n}',
      ['a', 'a x;\n] b'],
    ],
    ['several statements on a line', 'digraph{a;b;a->b;b->a}', ['a', 'a  b', 'b  a']],
    ['defaults of edges', 'digraph { edge [label="d"]; a -> b; b -> a [label=e] }', ['a', 'a d b', 'b e a']],
    [
      'quoted names',
      'digraph { "a \\"1\\"" -> "b" + " 2" [label=<<b>x</b> / y>] }',
      ['a "1"', 'a "1" <b>x</b> / y b 2'],
    ],
    ['keywords as quoted names', 'DiGraph { "node" -> "edge" }', ['node', 'node  edge']],
    ['several starts', 'digraph { a -> b; __start0 -> b; __start1 -> c; c -> a }', ['b,c', 'a  b', 'c  a']],
    ['parallel edges', 'digraph { a -> b; a -> b }', ['a', 'a  b', 'a  b']],
    ['a strict graph', 'strict digraph { a -> b; a -> b [label=x] }', ['a', 'a x b']],
    ['numbers', 'digraph { 1 -> -2.5; -2.5 -> .5 }', ['1', '1  -2.5', '-2.5  .5']],
  ])('edges are complete when a graph has %s', (_, content, edges) => {
    expect(edgesOf(content)).toEqual(edges);
  });

  test.each([
    ['# Title\n\nThis is a text.', 'line 3, column 1: expected digraph, not "This"'],
    ['', 'line 1, column 1: expected digraph, not the end of the file'],
    ['graph { a -- b }', 'line 1, column 1: expected digraph, not "graph"'],
    ['digraph { a -- b }', 'line 1, column 13: expected ->, which has a direction, not "--"'],
    ['digraph {\n  a ->\n}', 'line 3, column 1: expected a node, an edge or }, not "}"'],
    ['digraph { a -> b', 'line 1, column 17: expected }, not the end of the file'],
    ['digraph { a -> b }\n}', 'line 2, column 1: expected the end of the file, not "}"'],
    ['digraph { a [label] }', 'line 1, column 19: expected =, not "]"'],
    ['digraph { a -> "b }', 'line 1, column 16: expected a node, an edge or }, not " without an end'],
    ['digraph { a.b -> c }', 'line 1, column 12: expected a node, an edge or }, not "."'],
    ['digraph { 6a -> b }', 'line 1, column 11: expected a node, an edge or }, not "6"'],
    ['digraph { a + b }', 'line 1, column 13: + joins quoted strings only'],
    ['digraph { }', 'the graph has no node'],
    ['digraph { a -> __start0 }', 'line 1, column 16: an edge leads to __start0, which only starts walks'],
    ['{ "models":\n [ }', 'line 2, column 4: unexpected "}"'],
    ['{ "models": [', 'line 1, column 14: the file ends too early'],
    ['{ "nodes": [] }', 'the file must have a list of models'],
  ])('file is refused when it is %j', (content, message) => {
    expect(() => readGraph(content)).toThrow(message);
    expect(() => planned(content)).toThrow(/graph: /);
  });
});

describe('GraphWalker files', () => {
  const vertex = (id: string, more: object = {}) => ({ id, name: `v_${id}`, ...more });
  const edge = (id: string, source: string | undefined, target: string, more: object = {}) => ({
    ...{ id, name: id, sourceVertexId: source, targetVertexId: target },
    ...more,
  });
  const file = (...models: object[]) => JSON.stringify({ models });
  const labels = (content: string) =>
    planned(content).written.paths.map(({ start, steps }) => [start, ...steps].map(({ label }) => label));

  test('all models are walked when they have a shared state', () => {
    const login = {
      name: 'login',
      startElementId: 'e0',
      vertices: [vertex('out'), vertex('in', { sharedState: 'signed in' })],
      edges: [edge('e0', undefined, 'out'), edge('signIn', 'out', 'in')],
    };
    const shop = {
      name: 'shop',
      vertices: [vertex('home', { sharedState: 'signed in' }), vertex('cart')],
      edges: [edge('add', 'home', 'cart'), edge('back', 'cart', 'home')],
    };
    expect(labels(file(login, shop))).toEqual([['e0', 'signIn', 'add', 'back']]);
    expect(planned(file(login, shop)).row).toMatchObject({
      states: 4,
      transitions: 4,
      transitionsCovered: 4,
      steps: 4,
      gap: 0,
    });
  });

  const login = {
    name: 'login',
    vertices: [vertex('out'), vertex('in', { sharedState: 'signed in' })],
    edges: [edge('signIn', 'out', 'in')],
  };
  const shop = {
    name: 'shop',
    vertices: [vertex('home', { sharedState: 'signed in' }), vertex('cart')],
    edges: [edge('add', 'home', 'cart')],
  };
  const files = (...contents: string[]) =>
    contents.map((content, index) => ({ name: `${index + 1}.json`, content }));

  test('walks start in another model when startElementId is one of its elements', () => {
    const { row } = planned(file({ ...login, startElementId: 'home' }, { ...shop, startElementId: 'out' }));
    expect(row).toMatchObject({ transitions: 2, transitionsCovered: 2, model: { unreachable: [] } });
  });

  test('models of several files are one graph when they share states', () => {
    const { states, transitions, unreached } = readGraphFiles(
      files(file({ ...login, startElementId: 'out' }), file(shop)),
    );
    expect(transitions.map(({ label }) => label)).toEqual(['signIn', 'add']);
    expect(states).toEqual(['v_out', 'v_in/v_home', 'v_cart']);
    expect(unreached).toEqual([]);
  });

  test.each<[string[], string]>([
    [[file(login), 'digraph { a -> b }'], '2.json: of several files, all must be GraphWalker files in JSON'],
    [[file(login), '{ "models": [] }'], '2.json: the file has no models'],
    [
      [file(login), file({ ...shop, startElementId: 'gone' })],
      '1.json,2.json: shop: startElementId gone is no vertex or edge',
    ],
    [['<?xml version="1.0"?>\n<graphml/>'], '1.json: GraphML is not read: GraphWalker converts it to JSON'],
  ])('files are refused by name when they are %#', (contents, message) => {
    expect(() => readGraphFiles(files(...contents))).toThrow(message);
  });

  test('guards and actions decide which walks are possible', () => {
    const model = {
      startElementId: 'a',
      actions: ['n = 0; log = []; unused = 0;', 'MAX = 3;'],
      vertices: [vertex('a'), vertex('b')],
      edges: [
        edge('count', 'a', 'a', { guard: 'n < MAX', actions: ['n++;', 'log.push(1);'] }),
        edge('note', 'a', 'a', { actions: ['unused++;'] }),
        edge('leave', 'a', 'b', { guard: 'n == 3 && log.length === 3;' }),
        edge('early', 'a', 'b', { guard: 'n < 0' }),
        edge('again', 'b', 'a', { guard: 'Math.max(n, 0) > 2', actions: ['n = 0; log = []'] }),
      ],
    };
    const { row, written } = planned(`/* A comment. */\n${file(model)} // "Another one"`);
    expect(row).toMatchObject({ states: 2, transitions: 5, transitionsCovered: 4, steps: 6, gap: 0 });
    expect(row?.model).toMatchObject({
      covered: 4,
      unreachable: [{ target: 'v_a —early→ v_b', reason: 'no path on which n < 0 holds' }],
    });
    expect(inFormat(written, 'text')).toContain('Take “leave”.\n     State: v_b (n=3 log=[1,1,1] MAX=3).');
  });

  test.each([
    ['n > 2', 2],
    ['n > 500', 1],
  ])(
    'plan names the variable that grows when a counter has no end and an edge needs %s',
    (guard, covered) => {
      const model = {
        startElementId: 'a',
        actions: ['n = 0'],
        vertices: [vertex('a')],
        edges: [edge('count', 'a', 'a', { actions: ['n++'] }), edge('leave', 'a', 'a', { guard })],
      };
      const { report, row } = planned(file(model), 100);
      expect(openPoints(report)).toContainEqual(
        expect.stringMatching(/^incomplete: .*: exploration stopped at 100 states: n has 101 values$/),
      );
      expect(row).toMatchObject({ transitions: 2, transitionsCovered: covered });
    },
  );

  test('actions of a vertex are run when a walk arrives', () => {
    const model = {
      startElementId: 'a',
      vertices: [vertex('a', { actions: ['n = 1'] }), vertex('b', { actions: ['n = 2', ''] })],
      edges: [edge('go', 'a', 'b', { guard: 'n === 1' }), edge('stay', 'b', 'b', { guard: 'n === 2' })],
    };
    expect(labels(file(model))).toEqual([['start', 'go', 'stay']]);
  });

  test('start edge is walked first when it has a source', () => {
    const model = {
      startElementId: 'go',
      vertices: [vertex('a'), vertex('b')],
      edges: [edge('go', 'a', 'b'), edge('back', 'b', 'a')],
    };
    expect(labels(file(model))).toEqual([['go', 'back']]);
  });

  test.each([
    [{ vertices: [vertex('a')], edges: [] }, 'no model has a startElementId or an edge without a source'],
    [
      { startElementId: 'x', vertices: [vertex('a')], edges: [] },
      'model 1: startElementId x is no vertex or edge',
    ],
    [{ vertices: [vertex('a')] }, 'model 1 must have a list of edges'],
    [
      { name: 'm', vertices: [vertex('a')], edges: [edge('e', 'a', 'z')] },
      'm: edge e has the unknown vertex z',
    ],
    [
      { startElementId: 'a', vertices: [vertex('a', { sharedState: 's', actions: ['x = 1'] })], edges: [] },
      'model 1: vertex a has a shared state and actions, which is not supported',
    ],
    [
      {
        startElementId: 'a',
        vertices: [vertex('a', { actions: ['f = () => 1'] })],
        edges: [edge('e', 'a', 'a', { guard: 'f()' })],
      },
      'model 1: edge e: a variable that holds a function is not supported',
    ],
    [
      { vertices: [vertex('a', { properties: { blocked: true } })], edges: [] },
      'model 1: vertex a is blocked, which is not supported',
    ],
    [
      { startElementId: 'a', vertices: [vertex('a')], edges: [edge('e', 'a', 'a', { guard: 'n > 1' })] },
      'model 1: edge e: n > 1: n is not defined',
    ],
    [
      {
        startElementId: 'a',
        vertices: [vertex('a')],
        edges: [edge('e', 'a', 'a', { guard: 'Math.random() > 1' })],
      },
      'Math.random differs from run to run',
    ],
    [
      { startElementId: 'a', vertices: [vertex('a')], edges: [edge('e', 'a', 'a', { guard: 'n >' })] },
      'model 1: edge e: n >: Unexpected token',
    ],
  ])('file is refused by name when it is %#', (model, message) => {
    expect(() => readGraph(file(model))).toThrow(message);
  });
});

test.each([
  ['text', / {2}1\. Take “x”\.\n {5}State: b\./],
  ['markdown', /- \[ \] Take “x”\. \*State: b\.\*/],
  ['csv', /graph,1,.*graph 1: x,1,Take “x”\.,State: b\./],
  ['json', /"expected": "b"/],
] as const)('plan of a graph is readable when the format is %s', (format, part) => {
  const { written } = planned('digraph { a -> b [label=x] }');
  expect(inFormat(written, format)).toMatch(part);
});
