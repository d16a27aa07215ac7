import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Branch } from '../explore/branches.ts';
import { Coverage } from '../explore/coverage.ts';
import type { Edge } from '../explore/explore.ts';
import type { MachinePath, MachinePlan } from '../plan/machine-plan.ts';
import { explorerAssets } from '../report/explorer/assets.ts';
import { chartOf } from '../report/explorer/chart.ts';
import type { ExplorerData, ExplorerMachine, ExplorerPath } from '../report/explorer/data.ts';
import { pathInWords } from '../report/sentences.ts';
import { commandLine } from '../shared/command-line.ts';
import { readRecord, recordFolder, treeKey } from '../walk/record.ts';
import { planOf } from './commands.ts';
import type { Project } from './config.ts';
import { selectMachines } from './load-frozen-paths.ts';
import { type ReplayedActor, replayFiles } from './replayed-sessions.ts';

/**
 * Writes the explorer of these machines or of all as one self-contained page, with the paths of recorded sessions; returns the file's path.
 */
export async function explorePage(
  project: Project,
  ids: readonly string[],
  out: string | undefined,
  sessions: readonly string[] = [],
): Promise<string> {
  const recorded = sessions.length === 0 ? [] : (await replayFiles(project, sessions)).replayed;
  const machines: ExplorerMachine[] = [];
  const tree = treeKey(project.root);
  for (const each of selectMachines(project, ids)) {
    const covered = new Set(readRecord(project.root, tree, each)?.covered);
    const own = recorded.filter(({ loaded }) => loaded.id === each);
    const plan = await planOf(project, each, {});
    const machine = explorerMachine(plan, covered, imagesOf(project, each));
    machines.push({
      ...machine,
      paths: [...own.flatMap((actor) => recordedPath(plan, actor)), ...machine.paths],
    });
  }
  const file = resolve(out ?? join(recordFolder(project.root), 'explorer.html'));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await pageOf(machines));
  return file;
}

type Images = (path: string, step: number) => string | undefined;

/** Screenshots written by the last `walk` that recorded them, as data URLs. */
function imagesOf({ root }: Project, machine: string): Images {
  return (path, step) => {
    const file = join(recordFolder(root), 'screenshots', machine, `${path}-${step}.jpeg`);
    return existsSync(file) ? `data:image/jpeg;base64,${readFileSync(file, 'base64')}` : undefined;
  };
}

export function explorerMachine(
  plan: MachinePlan,
  inBrowser: ReadonlySet<string>,
  images: Images = () => undefined,
): ExplorerMachine {
  const { criterion, exploration, id, paths, targets, unreached } = plan;
  const hits = new Map<string, number>();
  for (const { covered } of paths.flatMap(({ start, steps }) => [start, ...steps])) {
    for (const key of covered) hits.set(key, (hits.get(key) ?? 0) + 1);
  }
  const reasons = new Map(unreached.map(({ reason, target }) => [target.key, reason]));
  return {
    id,
    criterion,
    chart: chartOf(exploration.machine),
    steps: plan.plan.steps,
    lowerBound: plan.plan.lowerBound,
    targets: targets.map(({ key, kind, label }) => {
      const reason = reasons.get(key);
      const why = reason === undefined ? {} : { reason };
      return { key, kind, label, hits: hits.get(key) ?? 0, browser: inBrowser.has(key), ...why };
    }),
    paths: paths.map((path) => explorerPath(plan, path, images)),
  };
}

function explorerPath(plan: MachinePlan, path: MachinePath, images: Images): ExplorerPath {
  const sentences = pathInWords(plan, path);
  const steps = [path.start, ...path.steps].map(({ covered, result, label }, index) => {
    const { action, expected } = sentences[index] as { action: string; expected: string };
    const image = images(path.id, index);
    return {
      label,
      action,
      expected,
      leaves: result.leaves,
      covered,
      ...(image === undefined ? {} : { image }),
    };
  });
  return { id: path.id, steps };
}

/** A recorded session as a path that the page plays, as far as the machine can do it. */
function recordedPath(plan: MachinePlan, { matched }: ReplayedActor): ExplorerPath[] {
  if (!matched) return [];
  const { path } = matched;
  const coverage = new Coverage(plan.exploration.machine, plan.exploration.samples);
  const edgeOf = ({ label, parts, result }: Branch): Edge => ({
    from: -1,
    to: -1,
    label,
    result,
    moves: parts.flatMap(({ move }) => move ?? []),
    covered: parts.flatMap(({ step }) => coverage.covered(step)),
  });
  const start = { ...edgeOf(path.start), input: path.input };
  return [
    explorerPath(plan, { id: `recorded ${path.id}`, start, steps: path.steps.map(edgeOf) }, () => undefined),
  ];
}

/** A self-contained page: data, style and script are inlined. */
export async function pageOf(machines: readonly ExplorerMachine[]): Promise<string> {
  const { script, style } = await explorerAssets();
  const data: ExplorerData = {
    machines: [...machines],
    screenshotCommand: commandLine('walk --screenshots'),
  };
  // An unescaped `</script>` in a text would end the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paths</title>
<style>${style}</style>
<div id="root"></div>
<script type="application/json" id="data">${json}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</html>
`;
}
