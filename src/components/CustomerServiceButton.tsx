import { Trans } from '@lingui/react/macro';
import { useServiceLink } from '#src/api/customer-service.ts';
import { Button } from '#src/ui/Button.tsx';

/** To the operator's people, where they have an address. */
export function ServiceButton({ kind = 'lit' }: { kind?: 'lit' | 'plain' }) {
  const href = useServiceLink();
  if (!href) return null;
  return (
    <Button kind={kind} render={<a href={href} target="_blank" rel="noopener noreferrer" />}>
      <Trans>Customer service</Trans>
    </Button>
  );
}
