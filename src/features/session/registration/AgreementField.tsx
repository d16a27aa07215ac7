import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSend } from '#src/actors/machines.ts';
import { site } from '#src/site/site.ts';
import { Checkbox } from '#src/ui/Checkbox.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import css from './Register.module.css';
import type { FormValues } from './schema.ts';

interface Props {
  form: UseFormReturn<FormValues>;
}

/** The checkbox, and a link to the agreement. */
export function AgreementField({ form }: Props) {
  const send = useSend('modals');
  const { minimumAge } = site;
  const note = useId();
  const error = form.formState.errors.agreement?.message;
  return (
    <div className={css.agreement}>
      <Checkbox
        invalid={error !== undefined}
        aria-describedby={error && note}
        {...form.register('agreement')}
      >
        <Trans>
          I am at least {minimumAge} years old and of legal age where I live, and I accept the service
          agreement.
        </Trans>
      </Checkbox>
      {error && (
        <p className={css.error} id={note}>
          <CircleAlert />
          {error}
        </p>
      )}
      <p>
        <TextButton onClick={() => send({ type: 'modal.request', modal: { kind: 'serviceAgreement' } })}>
          <Trans>Read the service agreement</Trans>
        </TextButton>
      </p>
    </div>
  );
}
