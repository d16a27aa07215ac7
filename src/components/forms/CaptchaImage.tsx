import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useId, useMemo } from 'react';
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { useChildSelector, useSendToChild } from '#src/actors/machines.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { Spinner, VisuallyHidden } from '#src/ui/elements.tsx';
import field from '#src/ui/Field.module.css';
import { Field, type FieldProps, fieldAttributes } from '#src/ui/Field.tsx';
import css from './CaptchaImage.module.css';

type CaptchaOwner = 'signIn' | 'registration' | 'passwordRecovery' | 'doubleValidation' | 'transferVerify';

/**
 * The token of the image shown; '' if there is none. The field `name` of the form is emptied with each image: a code is
 * valid for its image only.
 */
export function useCaptchaToken<T extends FieldValues>(
  of: CaptchaOwner,
  { setValue }: UseFormReturn<T>,
  name: FieldPath<T>,
): string {
  const token = useChildSelector(of, 'captcha', ({ context }) => context.image?.token) ?? '';
  useEffect(() => {
    if (token === '') setValue(name, '' as PathValue<T, FieldPath<T>>);
  }, [token, setValue, name]);
  return token;
}

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'required'> {
  /** The machine that invokes the captcha's. */
  of: CaptchaOwner;
  /** Whether it is marked as required, in a form that also has optional fields. */
  required?: boolean;
  /** Error text of the field. */
  error: string | null | undefined;
  /** Converts image data of another form into a URL. */
  urlOf?: (image: string) => string;
}

/** View of the captcha machine: its image, its wait and its errors. */
export function CaptchaImage({ of, error, urlOf, ...input }: Props) {
  const { t, i18n } = useLingui();
  const state = useChildSelector(of, 'captcha', ({ value }) => value) ?? undefined;
  const context = useChildSelector(of, 'captcha', (snapshot) => snapshot.context);
  const send = useSendToChild(of, 'captcha');
  const data = context?.image?.captcha;
  const image = useMemo(() => (data && urlOf ? urlOf(data) : data), [data, urlOf]);
  const loadError = context?.failure && failureText(i18n, context.failure);
  return (
    <div data-machine="captcha" data-state={state}>
      <CaptchaField
        label={<Trans>Code in the image</Trans>}
        image={image}
        imageLabel={t`Image of a code with letters and digits`}
        refreshLabel={t`Show a new image`}
        loading={state === 'loading'}
        waiting={state === 'waiting' ? <Trans>Please wait</Trans> : undefined}
        placeholder={context?.image?.placeholder || undefined}
        onRefresh={() => send({ type: 'captcha.refresh' })}
        {...input}
        {...(error ? { state: 'invalid', note: error } : loadError && { note: loadError })}
      />
    </div>
  );
}

interface CaptchaFieldProps
  extends FieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'required' | 'onChange'> {
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

export function CaptchaField(props: CaptchaFieldProps) {
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
            // Without an image there is no code to enter, and no token to send it with.
            readOnly={!image}
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
