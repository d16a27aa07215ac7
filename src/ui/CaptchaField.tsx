import RotateCw from 'lucide-react/icons/rotate-cw';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import css from './CaptchaField.module.css';
import field from './Field.module.css';
import { Field, type FieldProps, fieldAttributes } from './Field.tsx';
import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface Props extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'required' | 'onChange'> {
  onChange?: ComponentPropsWithRef<'input'>['onChange'];
  /** URL of the image; undefined while it loads or if it failed to load. */
  image: string | undefined;
  imageLabel: string;
  /** What a click on the image does. */
  refreshLabel: string;
  loading?: boolean;
  /** Text with the seconds until a new image can be requested. */
  waiting?: ReactNode;
  onRefresh: () => void;
}

export function CaptchaField(props: Props) {
  const { image, imageLabel, refreshLabel, loading, waiting, onRefresh, ...rest } = props;
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
            {...fieldAttributes(id, { note, state, required })}
          />
        </div>
        <button
          type="button"
          className={css.image}
          disabled={loading || waiting != null}
          aria-busy={loading || undefined}
          title={refreshLabel}
          data-empty={!image || loading || waiting != null}
          onClick={onRefresh}
        >
          <VisuallyHidden>{refreshLabel}</VisuallyHidden>
          {waiting ?? (loading ? <Spinner /> : <Image src={image} label={imageLabel} />)}
        </button>
      </div>
    </Field>
  );
}

const Image = ({ src, label }: { src: string | undefined; label: string }) =>
  src ? <img className={css.image} src={src} alt={label} /> : <RotateCw />;
