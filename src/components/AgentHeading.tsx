import type { ReactNode } from 'react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import css from './AgentHeading.module.css';
import { useAreaPage } from './use-area-page.ts';

interface Props {
  /** Below the title: what the figures are of. */
  note?: ReactNode;
  /** Filters and export, at the right of the title. */
  children?: ReactNode;
}

/** Heads a page of the agent window. On the phone the header has the title. */
export function AgentHeading({ note, children }: Props) {
  const isDesktop = useIsDesktop();
  const title = useAreaPage()?.title;
  if (!isDesktop && !note && !children) return null;
  return (
    <div className={css.heading}>
      <div className={css.titles}>
        {isDesktop && <h1 className={css.title}>{title}</h1>}
        {note && <div className={css.note}>{note}</div>}
      </div>
      {children && <div className={css.tools}>{children}</div>}
    </div>
  );
}
