import { Trans } from '@lingui/react/macro';
import { useServiceLink } from '#src/api/customer-service.ts';
import { Button } from '#src/ui/Button.tsx';

/** Link to customer service, if the operator has a URL for it. */
export function CustomerServiceButton({ variant = 'primary' }: { variant?: 'primary' | 'ghost' }) {
  const href = useServiceLink();
  if (!href) return null;
  return (
    <Button variant={variant} render={<a href={href} target="_blank" rel="noopener noreferrer" />}>
      <Trans>Customer service</Trans>
    </Button>
  );
}
