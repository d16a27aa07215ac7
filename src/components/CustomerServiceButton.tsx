import { Trans } from '@lingui/react/macro';
import { Button } from '#src/ui/elements.tsx';
import { useServiceLink } from './use-service-link.ts';

/** Link to customer service, if the operator has a URL for it. */
export function CustomerServiceButton({
  variant = 'primary',
}: {
  variant?: 'primary' | 'secondary' | 'ghost';
}) {
  const link = useServiceLink();
  if (!link) return null;
  return (
    <Button variant={variant} render={link}>
      <Trans>Customer service</Trans>
    </Button>
  );
}
