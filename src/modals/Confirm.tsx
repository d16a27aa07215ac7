import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ModalAnswer } from '#machines/events.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface Props {
  title: ReactNode;
  text: ReactNode;
  no: ReactNode;
  yes: ReactNode;
  onAnswer: (answer: ModalAnswer) => void;
}

/** One question with two answers; to close it is to say no. */
export function Confirm({ title, text, no, yes, onAnswer }: Props) {
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
          <Button onClick={refuse}>{no}</Button>
          <Button kind="lit" onClick={() => onAnswer('yes')}>
            {yes}
          </Button>
        </>
      }
    />
  );
}
