// Script of the explorer page. Only its types are stripped, there is no build: use type imports only.
import type { Arrow, Box } from './chart.ts';
import type { ExplorerData, ExplorerMachine, ExplorerPath, ExplorerTarget } from './data.ts';

const SVG = 'http://www.w3.org/2000/svg';
const data = JSON.parse(document.getElementById('data')?.textContent ?? '{}') as ExplorerData;
const by = (id: string) => document.getElementById(id) as HTMLElement;

interface Chosen {
  machine?: ExplorerMachine;
  key?: string;
  path?: ExplorerPath;
  step: number;
  /** Scale of the chart; 0 fits it into the window. */
  zoom: number;
}
const chosen: Chosen = { step: 0, zoom: 0 };
const MARGIN = 10;

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  text = '',
  className = '',
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.textContent = text;
  if (className) made.className = className;
  return made;
}

function drawn(name: string, attributes: Record<string, string | number>, text = ''): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = text;
  return made;
}

function button(text: string, className: string, pressed: boolean, act: () => void): HTMLButtonElement {
  const made = element('button', text, className);
  made.type = 'button';
  made.setAttribute('aria-pressed', String(pressed));
  made.addEventListener('click', act);
  return made;
}

const targetOf = (key: string): ExplorerTarget | undefined =>
  chosen.machine?.targets.find((each) => each.key === key);

/** CSS class by coverage: red if not covered, else darker for more hits. */
function heat(target: ExplorerTarget | undefined): string {
  if (!target) return 'plain';
  if (target.hits === 0) return 'gap';
  return target.hits === 1 ? 'once' : target.hits < 5 ? 'some' : 'often';
}

function showMachine(machine: ExplorerMachine): void {
  Object.assign(chosen, { machine, key: undefined, path: undefined, step: 0, zoom: 0 });
  show();
}

/** Scale at which the whole chart fits, but at least 0.4, so that it stays readable. */
function fitting({ chart }: ExplorerMachine): number {
  const { clientHeight, clientWidth } = by('chart');
  const across = (clientWidth - 40) / (chart.width + 2 * MARGIN);
  const down = (clientHeight - 40) / (chart.height + 2 * MARGIN);
  return Math.min(1, Math.max(0.4, Math.min(across, down)));
}

function zoom(factor: number): void {
  const { machine } = chosen;
  if (!machine) return;
  const now = chosen.zoom || fitting(machine);
  chosen.zoom = factor === 0 ? 0 : Math.min(3, Math.max(0.2, now * factor));
  show();
}

function showPath(path: ExplorerPath | undefined, step = 0): void {
  Object.assign(chosen, { path, step });
  show();
}

function show(): void {
  const { machine } = chosen;
  by('machines').replaceChildren(
    ...data.machines.map((each) => {
      const gaps = each.targets.filter(({ hits }) => hits === 0).length;
      const name = gaps > 0 ? `${each.id} (${gaps} gaps)` : each.id;
      return button(name, gaps > 0 ? 'gap' : '', each === machine, () => showMachine(each));
    }),
  );
  if (!machine) return;
  const covered = machine.targets.filter(({ hits }) => hits > 0).length;
  const seen = machine.targets.filter(({ browser }) => browser).length;
  by('summary').textContent =
    `${machine.paths.length} tests, ${machine.steps} steps (at least ${machine.lowerBound}); ` +
    `${covered} of ${machine.targets.length} covered in the model, ${seen} in the browser`;
  drawChart(machine);
  listTargets(machine);
  listPaths(machine);
  showStep();
}

function drawChart(machine: ExplorerMachine): void {
  const { chart } = machine;
  const [width, height] = [chart.width + 2 * MARGIN, chart.height + 2 * MARGIN];
  const scale = chosen.zoom || fitting(machine);
  by('zoom').textContent = `${Math.round(100 * scale)} %`;
  const svg = drawn('svg', {
    width: width * scale,
    height: height * scale,
    viewBox: `${-MARGIN} ${-MARGIN} ${width} ${height}`,
    role: 'img',
    'aria-label': `Chart of ${chosen.machine?.id}`,
  });
  const now = new Set(chosen.path?.steps[chosen.step]?.leaves);
  const taken = new Set(chosen.path?.steps[chosen.step]?.covered);
  const marker = drawn('marker', {
    id: 'head',
    viewBox: '0 0 8 8',
    refX: 7,
    refY: 4,
    markerWidth: 10,
    markerHeight: 10,
    orient: 'auto',
    markerUnits: 'userSpaceOnUse',
  });
  marker.append(drawn('path', { d: 'M0,0 L8,4 L0,8 z', class: 'head' }));
  svg.append(marker, ...chart.boxes.flatMap((box) => boxOf(box, now, taken)));
  svg.append(...chart.arrows.map((arrow) => arrowOf(arrow, taken)));
  by('chart').replaceChildren(svg);
  // The innermost active state is the last one in the document.
  [...svg.querySelectorAll('.active')].at(-1)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

function boxOf(box: Box, now: ReadonlySet<string>, taken: ReadonlySet<string>): SVGElement[] {
  const active = [...now].some((leaf) => leaf === box.path || leaf.startsWith(`${box.path}.`));
  const { height, width, x, y } = box;
  const rect = drawn('rect', {
    x,
    y,
    width,
    height,
    rx: 8,
    class: `box ${box.kind} ${active ? 'active' : ''}`,
  });
  const name = drawn('text', { x: x + 12, y: y + 20, class: 'name' }, box.label);
  const rows = box.rows.map(({ key, text }, row) => {
    const classes = `row ${heat(targetOf(key))} ${taken.has(key) ? 'taken' : ''} ${chosen.key === key ? 'chosen' : ''}`;
    return pickable(drawn('text', { x: x + 12, y: y + 38 + row * 16, class: classes }, text), key);
  });
  // Marks an initial state with a dot.
  const begins = box.initial ? [drawn('circle', { cx: x - 8, cy: y - 8, r: 4, class: 'begins' })] : [];
  return [rect, ...begins, name, ...rows];
}

function arrowOf({ key, label, points, text }: Arrow, taken: ReadonlySet<string>): SVGElement {
  const classes = `arrow ${heat(targetOf(key))} ${taken.has(key) ? 'taken' : ''} ${chosen.key === key ? 'chosen' : ''}`;
  const group = drawn('g', { class: classes });
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  group.append(
    drawn('polyline', { points: line, class: 'wide' }),
    drawn('polyline', { points: line, class: 'line', 'marker-end': 'url(#head)' }),
    drawn('text', { x: label.x, y: label.y + 12 }, text),
  );
  return pickable(group, key);
}

/** Makes a transition selectable by click or Enter; the page then lists the paths through it. */
function pickable(drawing: SVGElement, key: string): SVGElement {
  const pick = () => {
    chosen.key = chosen.key === key ? undefined : key;
    show();
  };
  const { hits, label, reason } = targetOf(key) ?? { hits: 0, label: key, reason: undefined };
  drawing.append(drawn('title', {}, reason ? `${label}: not reached, ${reason}` : `${label}: ${hits} times`));
  drawing.setAttribute('tabindex', '0');
  drawing.setAttribute('role', 'button');
  drawing.addEventListener('click', pick);
  drawing.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Enter') pick();
  });
  return drawing;
}

function listTargets({ targets }: ExplorerMachine): void {
  const gaps = targets.filter(({ hits }) => hits === 0);
  const others = targets.filter(({ hits, kind }) => hits > 0 && kind !== 'transition');
  const line = (target: ExplorerTarget) => {
    const item = element('li');
    const text = `${target.label}${target.reason ? `: ${target.reason}` : ` (${target.hits})`}`;
    item.append(
      button(text, heat(target), chosen.key === target.key, () => {
        chosen.key = chosen.key === target.key ? undefined : target.key;
        show();
      }),
    );
    return item;
  };
  by('gaps').replaceChildren(...gaps.map(line));
  by('others').replaceChildren(...others.map(line));
  by('gaps-title').hidden = gaps.length === 0;
  by('others-title').hidden = others.length === 0;
}

function listPaths({ paths }: ExplorerMachine): void {
  const { key } = chosen;
  const through =
    key === undefined
      ? paths
      : paths.filter(({ steps }) => steps.some(({ covered }) => covered.includes(key)));
  by('paths-title').textContent =
    key === undefined ? 'Paths' : `Paths through ${targetOf(key)?.label ?? key}`;
  by('paths').replaceChildren(
    ...through.map((path) => {
      const item = element('li');
      const last = path.steps.at(-1)?.label ?? '';
      const at = key === undefined ? 0 : path.steps.findIndex(({ covered }) => covered.includes(key));
      const count = path.steps.length - 1;
      const name = `${path.id}: ${count} ${count === 1 ? 'step' : 'steps'}, ${last}`;
      item.append(
        button(name, '', path === chosen.path, () => showPath(path === chosen.path ? undefined : path, at)),
      );
      return item;
    }),
  );
}

function showStep(): void {
  const { path, step } = chosen;
  by('walk').hidden = !path;
  if (!path) return;
  by('steps').replaceChildren(
    ...path.steps.map(({ action, expected }, index) => {
      const item = element('li');
      item.append(button(`${action} ${expected}`, '', index === step, () => showPath(path, index)));
      return item;
    }),
  );
  const { image } = path.steps[step] ?? {};
  const screenshot = by('screenshot') as HTMLImageElement;
  screenshot.hidden = !image;
  if (image) screenshot.src = image;
  by('no-screenshot').hidden = Boolean(image);
  by('steps').children[step]?.scrollIntoView({ block: 'nearest' });
}

function move(by: number): void {
  const { path, step } = chosen;
  if (path) showPath(path, Math.min(Math.max(step + by, 0), path.steps.length - 1));
}

by('smaller').addEventListener('click', () => zoom(0.8));
by('larger').addEventListener('click', () => zoom(1.25));
by('fit').addEventListener('click', () => zoom(0));
addEventListener('resize', () => show());
by('back').addEventListener('click', () => move(-1));
by('next').addEventListener('click', () => move(1));
addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') move(-1);
  if (key === 'ArrowRight') move(1);
});
if (data.machines[0]) showMachine(data.machines[0]);
