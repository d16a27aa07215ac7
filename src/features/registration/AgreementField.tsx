import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSend } from '#src/app/context.tsx';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import css from './register.module.css';
import type { Typed } from './schema.ts';

interface Props {
  form: UseFormReturn<Typed>;
}

/** The tick, and what it is given for. */
export function Agreement({ form }: Props) {
  const send = useSend('modals');
  const note = useId();
  const wrong = form.formState.errors.agreement?.message;
  return (
    <div className={css.agreement}>
      <Checkbox wrong={wrong !== undefined} aria-describedby={wrong && note} {...form.register('agreement')}>
        <Trans>I am of age where I live, and I accept the service agreement.</Trans>
      </Checkbox>
      {wrong && (
        <p className={css.refused} id={note}>
          <CircleAlert />
          {wrong}
        </p>
      )}
      <p>
        <TextButton onClick={() => send({ type: 'modal.request', modal: { kind: 'protocol' } })}>
          <Trans>Read the service agreement</Trans>
        </TextButton>
      </p>
    </div>
  );
}
