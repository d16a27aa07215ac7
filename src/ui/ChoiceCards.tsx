import { type ReactNode, useId } from 'react';
import css from './ChoiceCards.module.css';
import { cx } from './elements.tsx';

interface Choice<Id extends string> {
  id: Id;
  title: ReactNode;
  text?: ReactNode;
  icon?: ReactNode;
  /** Limits, fee and arrival: they belong to the choice, not to a tooltip. */
  facts?: readonly { label: ReactNode; value: ReactNode; isMain?: boolean }[];
  /** A link about the choice, such as its terms. */
  end?: ReactNode;
  /** Cannot be chosen; `text` says why. */
  disabled?: boolean;
}

interface ChoiceCardsProps<Id extends string> {
  legend: ReactNode;
  /** At the end of the legend's line. */
  end?: ReactNode;
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  /** On the desktop. */
  columns?: 1 | 2;
  /** On the phone, only the chosen one has its text and facts; others are a line with their main fact. */
  compact?: boolean;
}

/** One of several, as cards with radio buttons. */
export function ChoiceCards<Id extends string>({
  legend,
  end,
  choices,
  columns = 1,
  compact,
  ...rest
}: ChoiceCardsProps<Id>) {
  const name = useId();
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      {end && <p className={css.end}>{end}</p>}
      <div className={cx(css.choices, columns === 2 && css.two, compact && css.compact)}>
        {choices.map((choice) => (
          <ChoiceCard key={choice.id} name={name} choice={choice} {...rest} />
        ))}
      </div>
    </fieldset>
  );
}

interface ChoiceCardProps<Id extends string> extends Pick<ChoiceCardsProps<Id>, 'value' | 'onChange'> {
  name: string;
  choice: Choice<Id>;
}

function ChoiceCard<Id extends string>({ name, choice, value, onChange }: ChoiceCardProps<Id>) {
  const { id, title, text, icon, facts, end, disabled } = choice;
  const inputId = useId();
  const textId = useId();
  const factsId = useId();
  return (
    <div className={cx(css.choice, icon != null && css.withIcon)}>
      {icon && <span className={css.icon}>{icon}</span>}
      <input
        className={css.radio}
        type="radio"
        name={name}
        id={inputId}
        aria-describedby={cx(text != null && textId, facts && factsId) || undefined}
        checked={id === value}
        disabled={disabled}
        onChange={() => onChange(id)}
      />
      <label className={css.title} htmlFor={inputId}>
        {title}
      </label>
      {text && (
        <p className={css.text} id={textId}>
          {text}
        </p>
      )}
      {facts && (
        <dl className={css.facts} id={factsId}>
          {facts.map((fact, index) => (
            <div key={index.toString()} className={cx(css.fact, fact.isMain && css.main)}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {end && <span className={css.link}>{end}</span>}
    </div>
  );
}

interface ChoiceBarProps<Id extends string> {
  legend: ReactNode;
  /** The legend is for screen readers only. */
  legendHidden?: boolean;
  choices: readonly { id: Id; label: ReactNode }[];
  value: Id | null;
  onChange: (id: Id) => void;
  /** In one frame, or as chips that share the line. */
  look?: 'segments' | 'chips';
}

/** One of a few short values, in a line. */
export function ChoiceBar<Id extends string>(props: ChoiceBarProps<Id>) {
  const { legend, legendHidden, choices, value, onChange, look = 'segments' } = props;
  const name = useId();
  return (
    <fieldset className={css.field}>
      <legend className={cx(css.choiceBarLegend, legendHidden && css.hidden)}>{legend}</legend>
      <div className={css[look]}>
        {choices.map(({ id, label }) => (
          <label key={id} className={css.choiceBarChoice}>
            <input
              className={css.choiceBarRadio}
              type="radio"
              name={name}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
