import { Trans } from '@lingui/react/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import { useSend } from '#src/app/context.tsx';
import { DirectoryEntry } from '#src/ui/NavList.tsx';

/** To what the operator has shown unasked, for whoever closed it too soon. */
export function OffersEntry() {
  const send = useSend('modals');
  const open = () => send({ type: 'modal.request', modal: { kind: 'offersSoFar' } });
  return (
    <DirectoryEntry icon={<Megaphone />} render={<button type="button" onClick={open} />}>
      <Trans>Latest offers</Trans>
    </DirectoryEntry>
  );
}
