import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
import css from './CopyField.module.css';

interface Props extends CopyButtonProps {
  name: ReactNode;
  /** The text as people read it, such as an account number in groups of four. */
  shown?: ReactNode;
}

/** A named value that members take elsewhere. It can be selected too, and is never cut. */
export const CopyField = ({ name, shown, ...copy }: Props) => (
  <div className={css.field}>
    <span className={css.name}>{name}</span>
    <span className={css.value}>{shown ?? copy.text}</span>
    <CopyButton {...copy} />
  </div>
);
