import { Trans, useLingui } from '@lingui/react/macro';
import { selectPopUpItems } from '#machines/form-selectors.ts';
import { stateName, useMachine, useSend } from '#src/app/context.tsx';
import type { ModalProps } from '#src/components/dialogs/modal-props.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { OfferSlides } from './PopUpDiscountSlides.tsx';

export default function PopUpDiscount({ onAnswer }: ModalProps<'popUpDiscount'>) {
  const { t } = useLingui();
  const state = useMachine('popUpDiscount', stateName);
  const items = useMachine('popUpDiscount', selectPopUpItems) ?? [];
  const send = useSend('modals');
  const close = () => onAnswer('no');
  return (
    <Dialog
      data-machine="popUpDiscount"
      data-state={state}
      size="wide"
      title={<Trans>Offers for you</Trans>}
      closeLabel={t`Close`}
      onClose={close}
      acts={
        <>
          <Button
            kind="plain"
            onClick={() => send({ type: 'modal.request', modal: { kind: 'offersSoFar' } })}
          >
            <Trans>All offers so far</Trans>
          </Button>
          <Button onClick={close}>
            <Trans>Continue to the site</Trans>
          </Button>
        </>
      }
    >
      <OfferSlides items={items} onFollow={close} />
    </Dialog>
  );
}
