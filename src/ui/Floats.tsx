import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import css from './Floats.module.css';
import { IconButton } from './IconButton.tsx';

interface Props {
  label: string;
  closeLabel: string;
  onClose: () => void;
  /** List items. */
  children: ReactNode;
}

/** The operator's floats: beside a section's title, where they cover nothing. */
export const Floats = ({ label, closeLabel, onClose, children }: Props) => (
  <section className={css.floats} aria-label={label}>
    <ul className={css.list}>{children}</ul>
    <IconButton small label={closeLabel} onClick={onClose}>
      <X />
    </IconButton>
  </section>
);
