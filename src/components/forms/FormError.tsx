import CircleAlert from 'lucide-react/icons/circle-alert';
import css from './form.module.css';

/** Why the whole form was refused, said at once to a screen reader too. */
export const FormFailure = ({ children }: { children: string | null }) =>
  children && (
    <p className={css.failure} role="alert">
      <CircleAlert />
      {children}
    </p>
  );
