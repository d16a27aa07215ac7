import { useEffect, useRef, useState } from 'react';
import type { ExplorerMachine } from '../data.ts';
import type { Laid } from './layout.ts';
import { type Colours, heat, shares } from './paint.ts';
import type { Place } from './place.ts';
import { type Found, search } from './search.ts';
import { svgOf } from './svg.ts';
import type { Theme } from './theme.ts';

const legends: Readonly<Record<Colours, readonly [string, string][]>> = {
  paths: [
    ['gap', 'no path'],
    ['once', 'once'],
    ['some', '2 to 4 times'],
    ['often', '5 times or more'],
  ],
  browser: [
    ['gap', 'no path'],
    ['unseen', 'not in the browser'],
    ['often', 'in the browser'],
  ],
};

interface HeaderProps {
  machine: ExplorerMachine;
  laid: Laid | undefined;
  colours: Colours;
  setColours: (colours: Colours) => void;
  theme: Theme;
  go: (change: Partial<Place>) => void;
  canCollapse: boolean;
  allCollapsed: boolean;
  onCollapseAll: () => void;
}

export function Header(props: HeaderProps) {
  const { allCollapsed, canCollapse, colours, go, laid, machine, onCollapseAll, setColours, theme } = props;
  const { browser, model } = shares(machine);
  const { lowerBound, paths, steps } = machine;
  return (
    <header>
      <div className="title">
        <h1>{machine.id}</h1>
        <p>
          {paths.length} tests, {steps} steps (at least {lowerBound}); {model} % in the model, {browser} % in
          the browser
        </p>
      </div>
      <Search machine={machine} go={go} />
      <div className="tools">
        <label>
          Colours{' '}
          <select value={colours} onChange={({ target }) => setColours(target.value as Colours)}>
            <option value="paths">of the paths</option>
            <option value="browser">of the browser</option>
          </select>
        </label>
        {canCollapse && (
          <button type="button" onClick={onCollapseAll}>
            {allCollapsed ? 'Expand all' : 'Collapse all'}
          </button>
        )}
        <button type="button" disabled={!laid} onClick={() => laid && exportSvg(machine, laid, colours)}>
          Save SVG
        </button>
        <button type="button" onClick={theme.toggle}>
          {theme.shown === 'dark' ? 'Light' : 'Dark'}
        </button>
      </div>
      <ul className="legend" aria-label="Colours of the transitions">
        {legends[colours].map(([name, label]) => (
          <li key={name}>
            <i className={name} />
            {label}
          </li>
        ))}
      </ul>
    </header>
  );
}

function exportSvg(machine: ExplorerMachine, laid: Laid, colours: Colours): void {
  const targets = new Map(machine.targets.map((target) => [target.key, target]));
  const text = svgOf(laid, machine.id, (key) => heat(targets.get(key), colours));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  link.download = `${machine.id}.svg`;
  link.click();
  // The download begins after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Results that are listed. */
const MAX_FOUND = 30;

function Search({ go, machine }: { machine: ExplorerMachine; go: (change: Partial<Place>) => void }) {
  const [query, setQuery] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = search(machine, query);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof Element && event.target.closest('input, select');
      if (event.key !== '/' || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  const show = ({ key, kind }: Found) => {
    setQuery('');
    if (kind === 'state') go({ state: key, target: undefined });
    else if (kind === 'transition') go({ target: key, state: undefined });
    else go({ path: key, step: 0 });
  };
  return (
    <search>
      <input
        ref={input}
        type="search"
        value={query}
        placeholder="Search states, events, guards, paths ( / )"
        aria-label="Search states, events, guards and paths"
        onChange={({ target }) => setQuery(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Escape') setQuery('');
          if (key === 'Enter' && found[0]) show(found[0]);
        }}
      />
      {query !== '' && (
        <div className="found">
          <p role="status">{found.length === 1 ? '1 result' : `${found.length} results`}</p>
          <ul>
            {found.slice(0, MAX_FOUND).map((each) => (
              <li key={`${each.kind} ${each.key}`}>
                <button type="button" onClick={() => show(each)}>
                  <small>{each.kind}</small> {each.label}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
