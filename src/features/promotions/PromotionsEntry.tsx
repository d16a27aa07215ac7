import { Trans } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { useOnBreak, useSend } from '#src/actors/machines.tsx';
import { NavEntry } from '#src/ui/NavList.tsx';

/** Opens the operator's messages: the promotions that popped up so far, for a user who closed them too soon; not in a break. */
export function PromotionsEntry({ Entry = NavEntry }: { Entry?: typeof NavEntry }) {
  const send = useSend('modals');
  const onBreak = useOnBreak();
  const open = () => send({ type: 'modal.request', modal: { kind: 'popUpDiscountHistory' } });
  if (onBreak) return null;
  return (
    <Entry icon={<Megaphone />} render={<button type="button" onClick={open} />}>
      <Trans>Messages</Trans>
    </Entry>
  );
}
