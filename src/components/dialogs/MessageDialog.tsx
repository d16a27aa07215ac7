import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ModalAnswer } from '#machines/kernel/events.ts';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

interface Props {
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
export function MessageDialog({ title, text, children, no, yes, service, onAnswer }: Props) {
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
