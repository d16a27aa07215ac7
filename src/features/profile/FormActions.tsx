import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import css from './Details.module.css';

interface Props {
  isBusy: boolean;
  submit: ReactNode;
  busyLabel: ReactNode;
  onCancel: () => void;
}

/** The buttons of a form in the details. */
export const FormActions = ({ isBusy, submit, busyLabel, onCancel }: Props) => (
  <div className={css.actions}>
    <Button type="submit" busy={isBusy} busyLabel={busyLabel}>
      {submit}
    </Button>
    <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
      <Trans>Cancel</Trans>
    </Button>
  </div>
);
