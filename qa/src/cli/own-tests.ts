import { Coverage } from '../explore/coverage.ts';
import { transitionsOf } from '../explore/transitions.ts';
import { readTaken } from '../measure/taken-files.ts';
import { coveredBy } from '../report/path-coverage.ts';
import { replay } from '../walk/replay.ts';
import { loadMachine, type Project } from './config.ts';
import { frozenPathsIn } from './load-frozen-paths.ts';

/** What the tests of a team, and the frozen paths, take of a machine. */
export async function sharesText(project: Project, root = project.root): Promise<string> {
  const taken = readTaken(root);
  if (taken === undefined) return 'no tests were measured';
  const lines: string[] = [];
  for (const { id } of project.config.machines) {
    const loaded = await loadMachine(project, id);
    const { machine, replayed } = replay(loaded.machine, loaded.samples, frozenPathsIn(loaded));
    const coverage = new Coverage(machine, loaded.samples);
    const byPaths = new Set(replayed.flatMap((path) => coveredBy(path, coverage, 'transitions')));
    const byTests = taken.get(loaded.machine.id) ?? new Set<string>();
    const all = transitionsOf(machine);
    const missing = all.filter(({ key }) => !byTests.has(key));
    const share = (keys: ReadonlySet<string>) =>
      all.length === 0 ? 100 : Math.floor((100 * all.filter(({ key }) => keys.has(key)).length) / all.length);
    const end = missing.length === 0 ? '' : `, these ${missing.length} are missing:`;
    lines.push(`${id}: your tests ${share(byTests)} %, paths ${share(byPaths)} %${end}`);
    lines.push(...missing.map(({ label }) => `  ${label}`));
  }
  return lines.join('\n');
}
