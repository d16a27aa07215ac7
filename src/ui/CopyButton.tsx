import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import css from './CopyButton.module.css';
import { Button, IconButton, VisuallyHidden } from './elements.tsx';

interface CopyButtonProps {
  /** The text that is copied. */
  text: string;
  /** "Copy the account number". */
  label: string;
  copiedLabel: string;
  /** Shown if the browser does not allow it: the member selects the text and copies it. */
  failedLabel: string;
}

/** Copies a text; the result, also in words, stands until it is reset. */
function useCopy({ text, copiedLabel, failedLabel }: Omit<CopyButtonProps, 'label'>) {
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const copy = () =>
    // Missing in pages that are not secure.
    Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
      () => setResult('copied'),
      () => setResult('failed'),
    );
  const said = result === 'copied' ? copiedLabel : result === 'failed' ? failedLabel : '';
  return { result, said, copy, reset: () => setResult(null) };
}

/** Copies a text; says so until the focus or the pointer leaves. */
export function CopyButton({ label, ...texts }: CopyButtonProps) {
  const { result, said, copy, reset } = useCopy(texts);
  return (
    <span className={css.copy} onPointerLeave={reset}>
      {result === 'failed' && <span className={css.failed}>{said}</span>}
      <IconButton className={css.button} small label={label} onClick={copy} onBlur={reset}>
        {result === 'copied' ? <Check /> : <Copy />}
      </IconButton>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </span>
  );
}

/** The one lit button of a page: copies a text, and says so in its place. */
export function WideCopyButton({ label, ...texts }: CopyButtonProps) {
  const { result, said, copy, reset } = useCopy(texts);
  return (
    <>
      <Button
        variant="primary"
        shape="wide"
        icon={result === 'copied' ? <Check /> : <Copy />}
        onClick={copy}
        onBlur={reset}
        onPointerLeave={reset}
      >
        {said || label}
      </Button>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface Props extends CopyButtonProps {
  name: ReactNode;
  /** The text as people read it, such as an account number in groups of four. */
  shown?: ReactNode;
  /** Something else on the page copies it. */
  withoutButton?: boolean;
}

/** A named value that members take elsewhere. It can be selected too, and is never cut. */
export const CopyField = ({ name, shown, withoutButton, ...copy }: Props) => (
  <div className={css.field}>
    <span className={css.name}>{name}</span>
    <span className={css.value}>{shown ?? copy.text}</span>
    {!withoutButton && <CopyButton {...copy} />}
  </div>
);
