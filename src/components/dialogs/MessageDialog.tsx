import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ModalAnswer } from '#machines/events.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { ServiceButton } from '../CustomerServiceButton.tsx';

interface Props {
  title: ReactNode;
  text: ReactNode;
  children?: ReactNode;
  /** With it this is a question, without it something to take note of. */
  no?: ReactNode;
  yes: ReactNode;
  /** Whoever reads it may want to ask the operator's people. */
  service?: boolean;
  onAnswer: (answer: ModalAnswer) => void;
}

/** What the house has to say before anything else goes on. To close it is to say no. */
export function Message({ title, text, children, no, yes, service, onAnswer }: Props) {
  const { t } = useLingui();
  const refuse = () => onAnswer('no');
  return (
    <Dialog
      title={title}
      text={text}
      closeLabel={t`Close`}
      onClose={refuse}
      acts={
        <>
          {service && <ServiceButton kind="plain" />}
          {no && <Button onClick={refuse}>{no}</Button>}
          <Button kind="lit" onClick={() => onAnswer('yes')}>
            {yes}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
