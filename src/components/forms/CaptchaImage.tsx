import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '#machines/session/captcha.machine.ts';
import { useActorSelector } from '#src/actors/context.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { CaptchaField } from '#src/ui/CaptchaField.tsx';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'required'> {
  captcha: ActorRefFrom<typeof captchaMachine> | undefined;
  /** Error text of the field. */
  error: string | null | undefined;
  /** Converts image data of another form into a URL. */
  urlOf?: (image: string) => string;
}

/** View of the captcha machine: its image, its wait and its errors. */
export function CaptchaImage({ captcha, error, urlOf, ...input }: Props) {
  const { t, i18n } = useLingui();
  const state = useActorSelector(captcha, (snapshot) => snapshot.value);
  const context = useActorSelector(captcha, (snapshot) => snapshot.context);
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
        onRefresh={() => captcha?.send({ type: 'captcha.refresh' })}
        {...input}
        {...(error ? { state: 'invalid', note: error } : loadError && { note: loadError })}
      />
    </div>
  );
}
