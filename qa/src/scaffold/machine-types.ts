import { readFileSync } from 'node:fs';
import { dirname, extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Node } from 'typescript-7/unstable/ast';
import { API, type Checker, SignatureKind, type Type, TypeFlags } from 'typescript-7/unstable/sync';
import { type Hints, hintsOf } from './hints.ts';

/** How many values a type has: `few` of what the source reads, since each one is a move in many states. */
export type Extent = 'few' | 'many';

/** What TypeScript knows of a machine. */
export interface MachineTypes {
  checker: Checker;
  /** The event union; each member has a `type`. */
  events: readonly Type[];
  input: Type | undefined;
  /** Output by the name of an actor, then of the logic of inline actors in the order of the file. */
  outputs: ReadonlyMap<string, Type>;
  inlineOutputs: readonly (Type | undefined)[];
  /** What running actors show, by their names. */
  contexts: ReadonlyMap<string, Type>;
  /** Names of the actors that must have an outcome, and of those that may; undefined if they have no types. */
  finishing: ReadonlySet<string> | undefined;
  maybeFinishing: ReadonlySet<string> | undefined;
  hints: Hints;
  extent: Extent;
  /** Whether the machine can be imported. */
  isExported: boolean;
  close(): void;
}

/** Reads the types of `file#name`; the file is read as if it exported the name. */
export function machineTypes(file: string, name: string): MachineTypes {
  const path = resolve(file);
  const folder = dirname(path);
  const probe = join(folder, 'paths.probe.ts');
  const config = join(folder, 'paths.tsconfig.json');
  const source = readFileSync(path, 'utf8');
  const isExported = name === 'default' || new RegExp(`export\\s[^;=]*\\b${name}\\b`).test(source);
  const files: { [path: string]: string } = {
    [config]: JSON.stringify(configOf(folder, probe)),
    [probe]: probeOf(`./${path.slice(folder.length + 1)}`, name),
    ...(isExported ? {} : { [path]: `${source}\nexport { ${name} };\n` }),
  };
  const api = new API({
    cwd: folder,
    fs: {
      readFile: (each) => files[each],
      fileExists: (each) => (each in files ? true : undefined),
    },
  });
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error(`TypeScript cannot read ${file}`);
  const { checker, program } = project;
  const probed = program.getSourceFile(probe);
  const symbol = probed && checker.getSymbolAtLocation(probed);
  const exported = symbol && checker.getMemberInModuleExports(symbol, 'probe');
  const type = exported && checker.getTypeOfSymbol(exported);
  const field = (key: string) => {
    const property = type && checker.getPropertyOfType(type, key);
    return property && checker.getTypeOfSymbol(property);
  };
  const outputs = new Map<string, Type>();
  const contexts = new Map<string, Type>();
  for (const actor of membersOf(field('actor'))) {
    const [src, logic] = ['src', 'logic'].map((key) => {
      const property = checker.getPropertyOfType(actor, key);
      return property && checker.getTypeOfSymbol(property);
    });
    if (!src?.isStringLiteralType() || !logic) continue;
    const output = outputOf(logic, checker);
    if (output) outputs.set(src.value, output);
    const shown = snapshotField(logic, 'active', 'context', checker);
    if (shown) contexts.set(src.value, shown);
  }
  const parsed = program.getSourceFile(path);
  const inlineOutputs = parsed ? logicOf(parsed, checker, outputs) : [];
  return {
    checker,
    events: membersOf(field('event')),
    input: field('input'),
    outputs,
    inlineOutputs,
    contexts,
    finishing: namesOf(field('finishing')),
    maybeFinishing: namesOf(field('maybe')),
    hints: hintsOf(source),
    extent: 'few',
    isExported,
    close: () => api.close(),
  };
}

/** The members of a union of names; undefined for any string. */
function namesOf(type: Type | undefined): ReadonlySet<string> | undefined {
  const members = membersOf(type).filter((member) => (member.flags & TypeFlags.Never) === 0);
  if (!members.every((member) => member.isStringLiteralType())) return undefined;
  return new Set(members.map((member) => String(member.value)));
}

export const membersOf = (type: Type | undefined): readonly Type[] =>
  type === undefined ? [] : type.isUnionType() ? (type.getTypes() ?? []) : [type];

function configOf(folder: string, probe: string) {
  const own = { strict: true, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true };
  const base = nearest(folder);
  return {
    ...(base ? { extends: base } : {}),
    compilerOptions: {
      ...own,
      composite: false,
      incremental: false,
      ...(base
        ? {}
        : { module: 'preserve', moduleResolution: 'bundler', target: 'es2024', jsx: 'react-jsx' }),
    },
    files: [probe],
    include: [],
    references: [],
  };
}

function nearest(folder: string): string | undefined {
  for (let each = folder; ; each = dirname(each)) {
    try {
      readFileSync(join(each, 'tsconfig.json'));
      return join(each, 'tsconfig.json');
    } catch {
      if (each === dirname(each)) return undefined;
    }
  }
}

/** The file that declares the types of samples, in the source or as it is published. */
const samplesFile = fileURLToPath(new URL(`../explore/samples${extname(import.meta.url)}`, import.meta.url));

const probeOf = (file: string, name: string) => `
import type { FinishingSource, MaybeFinishingSource } from '${samplesFile}';
import type { EventFromLogic, InputFrom, StateMachine } from 'xstate';
import { ${name} as machine } from '${file}';
type M = typeof machine;
type Actor = M extends StateMachine<infer _C, infer _E, infer _Ch, infer A, infer _Ac, infer _G, infer _D, infer _V,
  infer _T, infer _I, infer _O, infer _Em, infer _Me, infer _S, infer _Tm> ? A : never;
export declare const probe: { event: EventFromLogic<M>; input: InputFrom<M>; actor: Actor;
  finishing: FinishingSource<M>; maybe: MaybeFinishingSource<M> };
`;

const outputOf = (logic: Type, checker: Checker) => snapshotField(logic, 'done', 'output', checker);

/** The type of a field of the snapshot that actor logic has in a status. */
function snapshotField(logic: Type, status: string, field: string, checker: Checker): Type | undefined {
  const method = checker.getPropertyOfType(logic, 'getInitialSnapshot');
  const [signature] = method
    ? checker.getSignaturesOfType(checker.getTypeOfSymbol(method) as Type, SignatureKind.Call)
    : [];
  const snapshot = signature && checker.getReturnTypeOfSignature(signature);
  for (const member of membersOf(snapshot)) {
    const property = checker.getPropertyOfType(member, 'status');
    const value = property && checker.getTypeOfSymbol(property);
    if (!value?.isStringLiteralType() || value.value !== status) continue;
    const found = checker.getPropertyOfType(member, field);
    return found && checker.getTypeOfSymbol(found);
  }
  return undefined;
}

/** Finds actor logic by its place in the file: in `actors: { name: logic }` and in `src: logic`. */
function logicOf(file: Node, checker: Checker, outputs: Map<string, Type>): (Type | undefined)[] {
  const inline: (Type | undefined)[] = [];
  const nameOf = (node: Node) => (node as { name?: { text?: string } }).name?.text;
  const initializerOf = (node: Node) => (node as { initializer?: Node }).initializer;
  const visit = (node: Node): void => {
    const value = initializerOf(node);
    if (value && nameOf(node) === 'actors') {
      for (const member of (value as unknown as { properties?: Iterable<Node> }).properties ?? []) {
        const logic = initializerOf(member);
        const type = logic && checker.getTypeAtLocation(logic);
        const output = type && outputOf(type, checker);
        const name = nameOf(member);
        if (name !== undefined && output && !outputs.has(name)) outputs.set(name, output);
      }
    }
    if (value && nameOf(node) === 'src') {
      const type = checker.getTypeAtLocation(value);
      if (type && !type.isStringLiteralType()) inline.push(outputOf(type, checker));
    }
    node.forEachChild((child) => void visit(child));
  };
  visit(file);
  return inline;
}
