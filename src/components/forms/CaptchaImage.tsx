import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useMemo } from 'react';
import { useChildSelector, useSendToChild } from '#src/actors/machines.ts';
import { failureText } from '#src/i18n/failure.ts';
import { CaptchaField } from '#src/ui/CaptchaField.tsx';

type CaptchaOwner = 'signIn' | 'registration' | 'passwordRecovery' | 'doubleValidation' | 'transferVerify';

/** The token of the image shown; '' if there is none. */
export const useCaptchaToken = (of: CaptchaOwner): string =>
  useChildSelector(of, 'captcha', ({ context }) => context.image?.token) ?? '';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'required'> {
  /** The machine that invokes the captcha's. */
  of: CaptchaOwner;
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
