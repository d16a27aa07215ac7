import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { captchaMachine } from '#machines/captcha.machine.ts';
import { useActorState } from '#src/app/context.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { CaptchaField } from '#src/ui/CaptchaField.tsx';

interface Props extends Omit<ComponentPropsWithRef<'input'>, 'required'> {
  captcha: ActorRefFrom<typeof captchaMachine> | undefined;
  /** Why what was typed is not taken. */
  wrong: string | null | undefined;
  /** The address of a picture that comes as something else. */
  addressOf?: (picture: string) => string;
}

/** The captcha machine's view: its picture, its wait, and what went wrong with it. */
export function CaptchaPicture({ captcha, wrong, addressOf, ...input }: Props) {
  const { t, i18n } = useLingui();
  const state = useActorState(captcha, (snapshot) => snapshot.value);
  const context = useActorState(captcha, (snapshot) => snapshot.context);
  const given = context?.picture?.captcha;
  const picture = useMemo(() => (given && addressOf ? addressOf(given) : given), [given, addressOf]);
  const lost = context?.failure && failureText(i18n, context.failure);
  return (
    <div data-machine="captcha" data-state={state}>
      <CaptchaField
        label={<Trans>Code in the picture</Trans>}
        picture={picture}
        pictureLabel={t`Picture with a code of letters and digits`}
        refreshLabel={t`Show another picture`}
        loading={state === 'loading'}
        waiting={state === 'waiting' ? <Trans>One moment</Trans> : undefined}
        onRefresh={() => captcha?.send({ type: 'captcha.refresh' })}
        {...input}
        {...(wrong ? { state: 'wrong', note: wrong } : lost && { note: lost })}
      />
    </div>
  );
}
