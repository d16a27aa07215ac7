import { Trans, useLingui } from '@lingui/react/macro';
import { selectPopUpItems } from '#machines/promotions/pop-up-discount.selectors.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.ts';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { PopUpDiscountSlides } from './PopUpDiscountSlides.tsx';

export default function PopUpDiscount({ onAnswer }: ModalProps<'popUpDiscount'>) {
  const { t } = useLingui();
  const state = useMachineSelector('popUpDiscount', stateName);
  const items = useMachineSelector('popUpDiscount', selectPopUpItems);
  const send = useSend('modals');
  const close = () => onAnswer('no');
  return (
    <Dialog
      data-machine="popUpDiscount"
      data-state={state}
      // Slides take it themselves, for the arrow keys.
      takesFocus={items.length === 1}
      size="wide"
      title={<Trans>Promotions for you</Trans>}
      closeLabel={t`Close`}
      onClose={close}
      actions={
        <>
          <Button
            variant="ghost"
            onClick={() => send({ type: 'modal.request', modal: { kind: 'popUpDiscountHistory' } })}
          >
            <Trans>See all promotions</Trans>
          </Button>
          <Button onClick={close}>
            <Trans>Continue to the site</Trans>
          </Button>
        </>
      }
    >
      <PopUpDiscountSlides items={items} onFollow={close} />
    </Dialog>
  );
}
