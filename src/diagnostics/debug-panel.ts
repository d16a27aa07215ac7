import './debug-panel.css';
import { guideLink, onProblem, type Problem } from './problems.ts';

const cell = (text: string): HTMLElement => {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
};

const facts = ({ call, field, expected, seen }: Problem): string =>
  Object.entries({ call, field, expected, seen })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join(' · ');

/** A list of the problems of this page, for integrators: in English, since its readers are developers. */
export function showDebugPanel() {
  const panel = document.createElement('details');
  panel.className = 'debug-panel';
  panel.open = true;
  const summary = document.createElement('summary');
  const list = document.createElement('ul');
  panel.append(summary, list);
  const count = () => {
    summary.textContent = `Integration problems: ${list.childElementCount}`;
  };
  count();
  onProblem((problem) => {
    const row = document.createElement('li');
    const more = cell(`${facts(problem)} · ${guideLink(problem)}`);
    row.append(cell(problem.message), more);
    list.append(row);
    count();
  });
  document.body.append(panel);
}
