import { ReactFlowProvider } from '@xyflow/react';
import { useEffect, useRef, useState } from 'react';
import type { ExplorerData, ExplorerMachine } from '../data.ts';
import { Chart } from './Chart.tsx';
import { Header } from './Header.tsx';
import { type Laid, layout } from './layout.ts';
import { Machines } from './Machines.tsx';
import { Panel } from './Panel.tsx';
import type { Colours } from './paint.ts';
import { hashOf, type Place, placeOf } from './place.ts';
import { compoundStates, statesAround, statesOf } from './states.ts';
import { useTheme } from './theme.ts';

type Tab = 'machines' | 'chart' | 'paths';
const tabs: readonly [Tab, string][] = [
  ['machines', 'Machines'],
  ['chart', 'Chart'],
  ['paths', 'Paths'],
];

export function App({ data }: { data: ExplorerData }) {
  const [place, setPlace] = usePlace(data);
  const machine = data.machines.find(({ id }) => id === place.machine);
  const [collapsed, setCollapsed] = useCollapsed(machine, place);
  const [colours, setColours] = useState<Colours>('paths');
  const [tab, setTab] = useState<Tab>('chart');
  const theme = useTheme();
  const laid = useLayout(machine, collapsed);
  useStepKeys(machine, place, setPlace);
  if (!machine) return <p>There is no machine.</p>;

  /** Shows something of the chart, also on a narrow page. */
  const go = (change: Partial<Place>) => {
    setPlace({ ...place, ...change });
    const opens = change.path !== undefined && change.path !== place.path;
    if (opens) setTab('paths');
    else if (change.state !== undefined || change.target !== undefined) setTab('chart');
  };
  const choose = (id: string) => {
    setPlace({ machine: id, step: 0 });
    setTab('chart');
  };
  const toggle = (path: string) => {
    const next = new Set(collapsed);
    if (!next.delete(path)) next.add(path);
    setCollapsed(next);
  };
  const compound = compoundStates(machine.chart);
  return (
    <div className="page" data-tab={tab}>
      <Header
        {...{ machine, laid, colours, setColours, theme, go }}
        allCollapsed={collapsed.size > 0}
        canCollapse={compound.length > 0}
        onCollapseAll={() => setCollapsed(new Set(collapsed.size > 0 ? [] : compound))}
      />
      <nav className="tabs" aria-label="Parts of the page">
        {tabs.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {label}
          </button>
        ))}
      </nav>
      <main>
        <Machines machines={data.machines} chosen={machine.id} onChoose={choose} />
        <ReactFlowProvider key={machine.id}>
          {laid ? (
            <Chart {...{ machine, laid, place, colours, theme: theme.shown, go, toggle }} />
          ) : (
            <section className="chart" aria-busy="true" />
          )}
        </ReactFlowProvider>
        <Panel {...{ machine, place, go, screenshotCommand: data.screenshotCommand }} />
      </main>
    </div>
  );
}

/** A chart with more states is first shown with its outer states only. */
const MAX_OPEN = 25;

/** The states that are collapsed; those around what is chosen are not. */
function useCollapsed(
  machine: ExplorerMachine | undefined,
  { state, target }: Place,
): [ReadonlySet<string>, (collapsed: ReadonlySet<string>) => void] {
  const first = () => {
    const isLarge = machine && statesOf(machine.chart.root).length > MAX_OPEN;
    return new Set(isLarge ? compoundStates(machine.chart) : []);
  };
  const [kept, setKept] = useState({ machine, collapsed: first() as ReadonlySet<string> });
  const collapsed = kept.machine === machine ? kept.collapsed : first();
  if (kept.machine !== machine) setKept({ machine, collapsed });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a choice opens states, what is closed then stays closed
  useEffect(() => {
    const around = machine ? statesAround(machine.chart, { state, target }) : [];
    if (around.some((path) => collapsed.has(path)))
      setKept({ machine, collapsed: new Set([...collapsed].filter((path) => !around.includes(path))) });
  }, [machine, state, target]);
  return [collapsed, (next) => setKept({ machine, collapsed: next })];
}

/** What is shown, which is also the address of the page. */
function usePlace(data: ExplorerData): [Place, (place: Place) => void] {
  const [place, setPlace] = useState(() => placeOf(location.hash, data));
  useEffect(() => {
    const read = () => setPlace(placeOf(location.hash, data));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, [data]);
  const go = (next: Place) => {
    setPlace(next);
    history.replaceState(null, '', hashOf(next));
  };
  return [place, go];
}

function useLayout(machine: ExplorerMachine | undefined, collapsed: ReadonlySet<string>): Laid | undefined {
  const [laid, setLaid] = useState<{ machine: string; laid: Laid }>();
  const last = useRef(0);
  useEffect(() => {
    if (!machine) return;
    last.current += 1;
    const own = last.current;
    void layout(machine.chart, collapsed).then((done) => {
      if (own === last.current) setLaid({ machine: machine.id, laid: done });
    });
  }, [machine, collapsed]);
  return laid?.machine === machine?.id ? laid?.laid : undefined;
}

/** The arrow keys step through the path, except where they move something else. */
function useStepKeys(
  machine: ExplorerMachine | undefined,
  place: Place,
  setPlace: (place: Place) => void,
): void {
  useEffect(() => {
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (target instanceof Element && target.closest('input, select, .chart')) return;
      const by = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
      const steps = machine?.paths.find(({ id }) => id === place.path)?.steps;
      if (by === 0 || !steps) return;
      setPlace({ ...place, step: Math.min(Math.max(place.step + by, 0), steps.length - 1) });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
