import type { ReactNode } from 'react';
import css from './RecordCards.module.css';

export interface RecordCard {
  image?: ReactNode;
  title: ReactNode;
  sub: ReactNode;
  /** What the figure is, where the page does not say it. */
  figureLabel?: ReactNode;
  figure: ReactNode;
  subFigure?: ReactNode;
}

interface Group {
  id: string;
  label: ReactNode;
  /** At the end of the label's line. */
  end?: ReactNode;
  rows: readonly (RecordCard & { id: string; detail?: ReactNode; onOpen?: () => void })[];
}

/** The rows of a table on the phone, under their days. */
export const RecordCards = ({ groups }: { groups: readonly Group[] }) => (
  <>
    {groups.map(({ id, label, end, rows }) => (
      <section key={id} className={css.group} aria-labelledby={`group-${id}`}>
        <h2 className={css.head} id={`group-${id}`}>
          <span>{label}</span>
          {end}
        </h2>
        <ul className={css.cards}>
          {rows.map(({ id: row, detail, onOpen, ...card }) => (
            <li key={row}>
              {onOpen ? (
                <button type="button" className={css.card} aria-expanded={detail != null} onClick={onOpen}>
                  <CardLine {...card} />
                </button>
              ) : (
                <div className={css.card}>
                  <CardLine {...card} />
                </div>
              )}
              {detail != null && <div className={css.well}>{detail}</div>}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

const CardLine = ({ image, title, sub, figureLabel, figure, subFigure }: RecordCard) => (
  <>
    {image}
    <span className={css.name}>
      {title}
      <small>{sub}</small>
    </span>
    <span className={css.figure}>
      {figureLabel && <small>{figureLabel} </small>}
      {figure}
      {subFigure && <small>{subFigure}</small>}
    </span>
  </>
);
