import { useEffect, useRef } from 'react';
import type { ExplorerMachine, ExplorerPath, ExplorerTarget } from '../data.ts';
import type { Place } from './place.ts';

interface PanelProps {
  machine: ExplorerMachine;
  place: Place;
  go: (change: Partial<Place>) => void;
  screenshotCommand: string;
}

/** The chosen path, transition or state, and the lists of paths and gaps. */
export function Panel({ go, machine, place, screenshotCommand }: PanelProps) {
  const path = machine.paths.find(({ id }) => id === place.path);
  const target = machine.targets.find(({ key }) => key === place.target);
  const through = machine.paths.filter(({ steps }) => {
    if (target) return steps.some(({ covered }) => covered.includes(target.key));
    const { state } = place;
    return state === undefined || steps.some(({ leaves }) => leaves.some((leaf) => isIn(leaf, state)));
  });
  const gaps = machine.targets.filter(({ hits }) => hits === 0);
  const unseen = machine.targets.filter(
    ({ browser, hits, kind }) => hits > 0 && !browser && kind === 'transition',
  );
  const others = machine.targets.filter(({ hits, kind }) => hits > 0 && kind !== 'transition');
  const hasWalk = machine.targets.some(({ browser }) => browser);
  return (
    <aside aria-label="Paths">
      {path && <Walk {...{ path, place, go, screenshotCommand }} />}
      {target && (
        <section className="chosen">
          <h2>Transition</h2>
          <p>{target.label}</p>
          <p>{aboutTarget(target)}</p>
          <button type="button" onClick={() => go({ target: undefined })}>
            Clear
          </button>
        </section>
      )}
      {place.state !== undefined && (
        <section className="chosen">
          <h2>State</h2>
          <p>{place.state}</p>
          <button type="button" onClick={() => go({ state: undefined })}>
            Clear
          </button>
        </section>
      )}
      <h2 id="paths-title">{target || place.state !== undefined ? 'Paths through it' : 'Paths'}</h2>
      <ol className="list" id="paths">
        {through.map((each) => {
          const at = target ? each.steps.findIndex(({ covered }) => covered.includes(target.key)) : 0;
          const count = each.steps.length - 1;
          return (
            <li key={each.id}>
              <button
                type="button"
                aria-pressed={each === path}
                onClick={() => go(each === path ? { path: undefined, step: 0 } : { path: each.id, step: at })}
              >
                {each.id}: {count === 1 ? '1 step' : `${count} steps`}, {each.steps.at(-1)?.label}
              </button>
            </li>
          );
        })}
      </ol>
      <Targets id="gaps" title="Gaps" targets={gaps} {...{ place, go }} />
      {hasWalk && <Targets id="unseen" title="Not in the browser" targets={unseen} {...{ place, go }} />}
      <Targets id="others" title="Other targets" targets={others} {...{ place, go }} />
    </aside>
  );
}

const isIn = (leaf: string, state: string) =>
  state === '(root)' || leaf === state || leaf.startsWith(`${state}.`);

function aboutTarget({ browser, hits, reason }: ExplorerTarget): string {
  if (reason !== undefined) return `Not reached: ${reason}.`;
  const times = hits === 1 ? 'once' : `${hits} times`;
  return `Taken ${times} by the paths${browser ? ', also in the browser' : ', not in the browser'}.`;
}

interface TargetsProps {
  id: string;
  title: string;
  targets: readonly ExplorerTarget[];
  place: Place;
  go: (change: Partial<Place>) => void;
}

function Targets({ go, id, place, targets, title }: TargetsProps) {
  if (targets.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="list" id={id}>
        {targets.map(({ hits, key, label, reason }) => (
          <li key={key}>
            <button
              type="button"
              className={hits === 0 ? 'gap' : ''}
              aria-pressed={key === place.target}
              onClick={() => go({ target: key === place.target ? undefined : key, state: undefined })}
            >
              {label}
              {reason === undefined ? ` (${hits})` : `: ${reason}`}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

type WalkProps = Omit<PanelProps, 'machine'> & { path: ExplorerPath };

/** Steps through a path, with the picture of the page beside. */
function Walk({ go, path, place: { step }, screenshotCommand }: WalkProps) {
  const steps = useRef<HTMLOListElement>(null);
  const { image, label } = path.steps[step] ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step or path is another element
  useEffect(() => {
    steps.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [step, path]);
  return (
    <section className="walk" aria-label={`Path ${path.id}`}>
      <h2>Path {path.id}</h2>
      <p className="controls">
        <button type="button" disabled={step === 0} onClick={() => go({ step: step - 1 })}>
          ← back
        </button>
        <span role="status">
          Step {step} of {path.steps.length - 1}
        </span>
        <button
          type="button"
          disabled={step === path.steps.length - 1}
          onClick={() => go({ step: step + 1 })}
        >
          next →
        </button>
        <button type="button" onClick={() => go({ path: undefined, step: 0 })}>
          Close
        </button>
      </p>
      {image ? (
        <img src={image} alt={`The page after “${label}”`} />
      ) : (
        <p className="quiet">No picture of this step. Record them by: {screenshotCommand}</p>
      )}
      <ol className="list" id="steps" ref={steps}>
        {path.steps.map(({ action, expected }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same step may come twice
          <li key={index}>
            <button
              type="button"
              aria-current={index === step ? 'step' : undefined}
              onClick={() => go({ step: index })}
            >
              {action} <span className="quiet">{expected}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
