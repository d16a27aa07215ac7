import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from './elements.tsx';
import { useScrollEdges } from './lists.ts';
import css from './Tabs.module.css';

export interface Tab<Id extends string> {
  id: Id;
  label: ReactNode;
  icon?: ReactNode;
  count?: ReactNode;
}

interface Props<Id extends string> {
  label: string;
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Id of the panel that the tabs control. */
  panel: string;
}

const STEPS: Record<string, (index: number, of: number) => number> = {
  ArrowRight: (index, of) => (index + 1) % of,
  ArrowLeft: (index, of) => (index + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

export function Tabs<Id extends string>({ label, tabs, value, onChange, panel }: Props<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const { start, end } = useScrollEdges(list);
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = step(
      tabs.findIndex(({ id }) => id === value),
      tabs.length,
    );
    const tab = tabs[next];
    if (!tab) return;
    onChange(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div
      ref={list}
      className={cx(css.tabs, !start && css.fadeStart, !end && css.fadeEnd)}
      role="tablist"
      aria-label={label}
      onKeyDown={move}
    >
      {tabs.map(({ id, label: words, icon, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className={css.tab}
          aria-selected={id === value}
          aria-controls={panel}
          tabIndex={id === value ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {icon}
          <span>{words}</span>
          {count !== undefined && <span className={css.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
