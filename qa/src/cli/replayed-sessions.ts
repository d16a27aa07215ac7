import { type Exploration, explore } from '../explore/explore.ts';
import { limitsOf } from '../explore/watch.ts';
import { type Matched, matchActor } from '../record/match.ts';
import { readSession } from '../record/session-file.ts';
import { type LoadedMachine, loadMachine, type Project } from './config.ts';

/** A recorded actor of a machine of the project; it is undefined where the machine never is in its first state. */
export interface ReplayedActor {
  loaded: LoadedMachine;
  /** Number of recorded steps. */
  recorded: number;
  matched: Matched | undefined;
}

/** The actors of the sessions, and the ids of the machines that the project does not have. */
export async function replayFiles(
  project: Project,
  files: readonly string[],
): Promise<{ replayed: ReplayedActor[]; others: string[] }> {
  const { config } = project;
  const machines = await Promise.all(config.machines.map(({ id }) => loadMachine(project, id)));
  const explorations = new Map<LoadedMachine, Exploration>();
  const explored = (loaded: LoadedMachine): Exploration => {
    const limits = limitsOf(config.budget ?? {}, `${loaded.id}: exploring,`);
    const known = explorations.get(loaded) ?? explore(loaded.machine, loaded.samples, limits);
    explorations.set(loaded, known);
    return known;
  };
  const replayed: ReplayedActor[] = [];
  const others = new Set<string>();
  for (const actor of files.flatMap((file) => readSession(file).actors)) {
    const loaded = machines.find(({ machine }) => machine.id === actor.machine);
    if (!loaded) others.add(actor.machine);
    else {
      const matched = matchActor(loaded.machine, loaded.samples, actor, () => explored(loaded));
      replayed.push({ loaded, recorded: actor.steps.length, matched });
    }
  }
  return { replayed, others: [...others] };
}
