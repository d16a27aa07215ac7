import type { ExplorerMachine } from '../data.ts';
import { shares } from './paint.ts';

interface MachinesProps {
  machines: readonly ExplorerMachine[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** All machines with their shares. */
export function Machines({ chosen, machines, onChoose }: MachinesProps) {
  return (
    <nav className="machines" aria-label="Machines">
      <h2>Machines</h2>
      <ul>
        {machines.map((machine) => {
          const { browser, gaps, model } = shares(machine);
          return (
            <li key={machine.id}>
              <button
                type="button"
                aria-current={machine.id === chosen ? 'page' : undefined}
                onClick={() => onChoose(machine.id)}
              >
                <span>{machine.id}</span>
                <span className="bars" aria-hidden="true">
                  <i style={{ width: `${model}%` }} />
                  <i className="seen" style={{ width: `${browser}%` }} />
                </span>
                <small>
                  {model} % model, {browser} % browser
                  {gaps > 0 && <b className="gap">{gaps === 1 ? ', 1 gap' : `, ${gaps} gaps`}</b>}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
