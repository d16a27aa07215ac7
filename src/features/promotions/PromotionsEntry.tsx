import { Trans } from '@lingui/react/macro';
import Megaphone from 'lucide-react/icons/megaphone';
import { selectPlayBreak } from '#machines/play/play-break.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { NavEntry } from '#src/ui/NavList.tsx';

/** Opens the promotions that popped up so far, for a user who closed them too soon; not in a break. */
export function PromotionsEntry({ Entry = NavEntry }: { Entry?: typeof NavEntry }) {
  const send = useSend('modals');
  const onBreak = useMachineSelector('playBreak', selectPlayBreak);
  const open = () => send({ type: 'modal.request', modal: { kind: 'popUpDiscountHistory' } });
  if (onBreak) return null;
  return (
    <Entry icon={<Megaphone />} render={<button type="button" onClick={open} />}>
      <Trans>Latest promotions</Trans>
    </Entry>
  );
}
