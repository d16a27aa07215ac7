import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './CaptchaField.module.css';
import field from './Field.module.css';
import { Field, type FieldProps, spoken } from './Field.tsx';
import { Spinner } from './Spinner.tsx';
import { OffScreen } from './VisuallyHidden.tsx';

interface Props extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'required' | 'onChange'> {
  onChange?: ComponentPropsWithRef<'input'>['onChange'];
  /** Address of the picture; none while it loads or when it did not come. */
  picture: string | undefined;
  pictureLabel: string;
  /** What a press on the picture does. */
  refreshLabel: string;
  loading?: boolean;
  /** Words with the seconds until a new picture may be asked for. */
  waiting?: ReactNode;
  onRefresh: () => void;
}

export function CaptchaField(props: Props) {
  const { picture, pictureLabel, refreshLabel, loading, waiting, onRefresh, ...rest } = props;
  const { label, note, state, required, id: given, ...input } = rest;
  const own = useId();
  const id = given ?? own;
  return (
    <Field id={id} label={label} note={note} state={state} required={required}>
      <div className={css.captcha}>
        <div className={field.frame}>
          <input
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            className={field.input}
            {...spoken(id, { note, state, required })}
          />
        </div>
        <button
          type="button"
          className={css.picture}
          disabled={loading || waiting != null}
          aria-busy={loading || undefined}
          title={refreshLabel}
          data-empty={!picture || loading || waiting != null}
          onClick={onRefresh}
        >
          <OffScreen>{refreshLabel}</OffScreen>
          {waiting ?? (loading ? <Spinner /> : <Picture src={picture} label={pictureLabel} />)}
        </button>
      </div>
    </Field>
  );
}

const Picture = ({ src, label }: { src: string | undefined; label: string }) =>
  src ? <img className={css.image} src={src} alt={label} /> : <RotateCw />;
