import { valibotResolver } from '@hookform/resolvers/valibot';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { Failure } from '#contract/call.ts';
import type { ModalAnswer, ModalKind, ModalRequest } from '#machines/kernel/events.ts';
import css from '#src/components/forms/form.module.css';
import { failureText } from '#src/i18n/failure.ts';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { CustomerServiceButton } from './CustomerServiceButton.tsx';

interface MessageDialogProps {
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
  /** With it the dialog is a question, without it a message. */
  no?: ReactNode;
  yes: ReactNode;
  /** Shows a link to customer service. */
  service?: boolean;
  onAnswer: (answer: ModalAnswer) => void;
}

/** A message or question that must be answered before anything else. Closing it counts as no. */
export function MessageDialog({ title, text, children, no, yes, service, onAnswer }: MessageDialogProps) {
  const { t } = useLingui();
  const onNo = () => onAnswer('no');
  return (
    <Dialog
      title={title}
      text={text}
      closeLabel={t`Close`}
      onClose={onNo}
      actions={
        <>
          {service && <CustomerServiceButton variant="ghost" />}
          {no && <Button onClick={onNo}>{no}</Button>}
          <Button variant="primary" onClick={() => onAnswer('yes')}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}

/** Props that the modal host gives to each modal: its request, and the answer callback. */
export interface ModalProps<K extends ModalKind = ModalKind> {
  modal: Extract<ModalRequest, { kind: K }>;
  onAnswer: (answer: ModalAnswer) => void;
}

interface PromptDialogProps {
  machine: string;
  state: string | undefined;
  title: ReactNode;
  text: ReactNode;
  label: ReactNode;
  /** The text must match it. */
  pattern?: RegExp;
  /** Returns the error text, or undefined if the text is valid. */
  validator?: (text: string) => string | undefined;
  /** Error text if the pattern does not match, in place of the general one. */
  message?: string;
  /** In characters; a counter is shown. */
  maxLength?: number;
  yes: ReactNode;
  busy: boolean;
  busyLabel: ReactNode;
  failure: Failure | null;
  onSubmit: (text: string) => void;
  onClose: () => void;
}

/** Asks for one line of text. Stays open with the typed text until it is accepted. */
export function PromptDialog(props: PromptDialogProps) {
  const { machine, state, title, text, label, pattern, validator, message, maxLength } = props;
  const { yes, busy, busyLabel, failure, onSubmit, onClose } = props;
  const { t, i18n } = useLingui();
  const schema = v.object({
    text: v.pipe(
      v.string(),
      v.trim(),
      v.rawCheck(({ dataset, addIssue }) => {
        if (!dataset.typed) return;
        const error = validator?.(dataset.value);
        if (pattern && !pattern.test(dataset.value)) addIssue({ message: message ?? t`Illegal input` });
        else if (error) addIssue({ message: error });
      }),
    ),
  });
  const form = useForm({ resolver: valibotResolver(schema), defaultValues: { text: '' } });
  const error = form.formState.errors.text?.message;
  const typed = useWatch({ control: form.control, name: 'text' }).length;
  return (
    <Dialog
      data-machine={machine}
      data-state={state}
      title={title}
      text={text}
      failure={failure && failureText(i18n, failure)}
      closeLabel={t`Close`}
      locked={busy}
      onClose={onClose}
    >
      <form className={css.form} noValidate onSubmit={form.handleSubmit((values) => onSubmit(values.text))}>
        <TextField
          label={label}
          autoComplete="off"
          autoFocus
          maxLength={maxLength}
          end={maxLength && <span className={css.counter}>{`${typed}/${maxLength}`}</span>}
          {...form.register('text')}
          {...(error && { state: 'invalid', note: error })}
        />
        <Button type="submit" variant="primary" shape="wide" busy={busy} busyLabel={busyLabel}>
          {yes}
        </Button>
      </form>
    </Dialog>
  );
}
