import CircleAlert from 'lucide-react/icons/circle-alert';
import css from './form.module.css';

/** Error of the whole form, announced to screen readers at once. */
export const FormError = ({ children }: { children: string | null }) =>
  children && (
    <p className={css.failure} role="alert">
      <CircleAlert />
      {children}
    </p>
  );
