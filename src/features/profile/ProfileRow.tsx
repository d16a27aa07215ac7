import { Trans } from '@lingui/react/macro';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from '#src/ui/cx.ts';
import { StatusLine } from '#src/ui/StatusLine.tsx';
import { TextButton } from '#src/ui/TextButton.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import css from './Details.module.css';

interface RowProps {
  label: ReactNode;
  value: string;
  mark?: ReactNode;
  action?: false | { label: ReactNode; disabled?: boolean; onClick: () => void };
  form?: ReactNode;
}

/** A label with its value, and the form below it. */
export function Row({ label, value, mark, action, form }: RowProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const isOpen = Boolean(form);
  const wasOpen = useRef(isOpen);
  // The focused field has gone with the form.
  useEffect(() => {
    if (wasOpen.current && !isOpen) (row.current?.querySelector('button') ?? row.current)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (
    <div className={cx(css.field, isOpen && css.open)} ref={row} tabIndex={-1}>
      {/* The form's field has the same label. */}
      <dt className={css.label} id={id}>
        {isOpen && !value ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </dt>
      {(value || !isOpen) && (
        <dd className={css.value}>
          <span className={css.text}>{value || <Trans>Not provided</Trans>}</span>
          <span className={css.mark} role="status">
            {mark}
          </span>
        </dd>
      )}
      {action && (
        <dd className={css.action}>
          <TextButton aria-describedby={id} disabled={action.disabled} onClick={action.onClick}>
            {action.label}
          </TextButton>
        </dd>
      )}
      {form && <dd className={css.form}>{form}</dd>}
    </div>
  );
}

export const Verified = () => (
  <StatusLine tone="success" icon={<CircleCheck />}>
    <Trans>Verified</Trans>
  </StatusLine>
);

export const NotVerified = () => (
  <StatusLine tone="warning" icon={<CircleAlert />}>
    <Trans>Not verified</Trans>
  </StatusLine>
);

export const Saved = () => (
  <StatusLine tone="success" icon={<CircleCheck />}>
    <Trans>Saved</Trans>
  </StatusLine>
);

export const NotChangeable = ({ children }: { children?: ReactNode }) => (
  <StatusLine tone="neutral" icon={<Lock />}>
    {children || <Trans>Cannot be changed</Trans>}
  </StatusLine>
);
