import { type ReactNode, useId } from 'react';
import { cx, HeadingLevel } from './elements.tsx';
import inlineAlertCss from './InlineAlert.module.css';
import css from './Panel.module.css';

interface PanelProps {
  title?: ReactNode;
  /** At the end of the title's line: an action or a short value. */
  end?: ReactNode;
  /** Rows reach the edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A card with any content below its title. */
export function Panel({ title, end, flush, children }: PanelProps) {
  const id = useId();
  return (
    <section className={cx(css.panel, flush && css.flush)} aria-labelledby={title ? id : undefined}>
      {title && (
        <header className={css.head}>
          <h2 className={css.title} id={id}>
            {title}
          </h2>
          {end && <div className={css.end}>{end}</div>}
        </header>
      )}
      {title ? <HeadingLevel value="h3">{children}</HeadingLevel> : children}
    </section>
  );
}

interface ColumnsProps {
  /** What follows from the main column: a summary, status or help. */
  aside?: ReactNode;
  /** What matters less than both: below the main column on the desktop. */
  after?: ReactNode;
  children: ReactNode;
}

/** Two columns on the desktop, one on the phone. */
export const Columns = ({ aside, after, children }: ColumnsProps) => (
  <div className={cx(css.columns, aside && after ? css.three : Boolean(aside || after) && css.two)}>
    <div className={css.column}>{children}</div>
    {aside && <div className={cx(css.column, css.aside)}>{aside}</div>}
    {after && <div className={cx(css.column, !aside && css.aside)}>{after}</div>}
  </div>
);

export interface Line {
  id: string;
  label: ReactNode;
  value: ReactNode;
}

/** Labels and values, one pair per row; values align at the end. */
export const DescriptionList = ({ lines, total }: { lines: readonly Line[]; total?: Omit<Line, 'id'> }) => (
  <dl>
    {lines.map(({ id, label, value }) => (
      <div key={id} className={css.row}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    {total && (
      <div className={cx(css.row, css.total)}>
        <dt>{total.label}</dt>
        <dd>{total.value}</dd>
      </div>
    )}
  </dl>
);

interface SummaryProps {
  title: ReactNode;
  end?: ReactNode;
  lines: readonly Line[];
  /** The result of the lines. */
  total?: Omit<Line, 'id'>;
  /** What holds for it, then the main action. */
  children?: ReactNode;
}

/** What follows from the member's choices, line by line, with the button that confirms it. */
export const Summary = ({ title, end, lines, total, children }: SummaryProps) => (
  <Panel title={title} end={end}>
    <DescriptionList lines={lines} total={total} />
    {children && <div className={css.rest}>{children}</div>}
  </Panel>
);

interface Figure {
  id: string;
  label: ReactNode;
  value: ReactNode;
  note?: ReactNode;
}

/** Sums of a report in one strip. */
export const Figures = ({ figures, note }: { figures: readonly Figure[]; note?: ReactNode }) => (
  <div className={css.frame}>
    <dl className={css.figures}>
      {figures.map(({ id, label, value, note: own }) => (
        <div key={id} className={css.figure}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {own && <dd className={css.own}>{own}</dd>}
        </div>
      ))}
    </dl>
    {note && <div className={css.note}>{note}</div>}
  </div>
);

interface StatusLineProps {
  /** The colour of the icon; the words have the meaning. */
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  icon: ReactNode;
  children: ReactNode;
}

/** The status of something, such as "Verified" or "Under review". */
export const StatusLine = ({ tone, icon, children }: StatusLineProps) => (
  <span className={cx(css.status, css[tone])} data-part="status">
    {icon}
    <span className={css.content}>{children}</span>
  </span>
);

interface InlineAlertProps {
  tone: 'success' | 'error' | 'warning' | 'info';
  icon: ReactNode;
  text: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
}

/** A message that is shown as long as it applies. */
export const InlineAlert = ({ tone, icon, text, detail, action }: InlineAlertProps) => (
  <div className={cx(inlineAlertCss.alert, inlineAlertCss[tone])} role="status">
    {icon}
    <p className={inlineAlertCss.text}>
      {text}
      {detail && <span className={inlineAlertCss.detail}>{detail}</span>}
    </p>
    {action}
  </div>
);
