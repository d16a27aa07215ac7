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

/** What the operator wants to be in sight, at the edge of the page. Whoever is in its way sends it away. */
export const Floats = ({ label, closeLabel, onClose, children }: Props) => (
  <section className={css.floats} aria-label={label}>
    <IconButton small label={closeLabel} className={css.close} onClick={onClose}>
      <X />
    </IconButton>
    <ul className={css.list}>{children}</ul>
  </section>
);
