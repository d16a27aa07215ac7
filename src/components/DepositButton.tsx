import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useOnBreak } from '#src/actors/machines.tsx';
import { Button, type ButtonProps, IconButton } from '#src/ui/elements.tsx';
import { AreaLink } from './AreaLink.tsx';

interface Props extends Pick<ButtonProps, 'variant' | 'icon'> {
  /** An icon without a text. */
  compact?: boolean;
  /** The link, if it is not that of a member in this tab. */
  render?: ButtonProps['render'];
}

/** Leads to the deposit. Off while the device has no network, with the reason as its description; none in a break. */
export function DepositButton({ compact = false, render, variant = 'primary', icon }: Props) {
  const { t } = useLingui();
  const isOnline = useOnline();
  const onBreak = useOnBreak();
  if (onBreak) return null;
  const link = render ?? <AreaLink area="user" page="Deposit" />;
  const reason = isOnline ? undefined : t`You are offline. You can deposit once you are connected again.`;
  if (compact)
    return (
      <IconButton
        primary
        label={t`Deposit`}
        title={reason}
        idle={!isOnline}
        render={isOnline ? link : undefined}
      >
        <Plus />
      </IconButton>
    );
  return (
    // A button that is off keeps its focus, so that its reason can be read.
    <Button
      variant={variant}
      icon={icon}
      disabled={!isOnline}
      render={isOnline ? link : <button type="button" title={reason} />}
    >
      <Trans>Deposit</Trans>
    </Button>
  );
}

const listen = (onChange: () => void) => {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
};

/** Whether the device has a network, which is no promise that the operator can be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
