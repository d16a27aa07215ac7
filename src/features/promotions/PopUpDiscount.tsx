import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { selectPopUpItems } from '#machines/promotions/pop-up-discount.selectors.ts';
import type { PopUpItem } from '#machines/promotions/pop-up-discount.setup.ts';
import { stateName, useMachineSelector, useSend } from '#src/actors/machines.tsx';
import type { ModalProps } from '#src/components/dialogs.tsx';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { PromotionAction } from '#src/components/PromotionAction.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button, IconButton } from '#src/ui/elements.tsx';
import { useCarousel } from '#src/ui/use-carousel.ts';
import css from './PopUpDiscount.module.css';

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

interface PopUpDiscountSlidesProps {
  items: readonly PopUpItem[];
  /** Called when the user follows a promotion's link to a page of this site. */
  onFollow: () => void;
}

/** React sets the attribute on no element; without it Firefox focuses the button that shows the previous slide. */
const autofocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** Promotions side by side if there are several: moved by swipe, buttons or arrow keys. */
function PopUpDiscountSlides({ items, onFollow }: PopUpDiscountSlidesProps) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const several = items.length > 1;
  const { viewportRef, previous, next, onKeyDown } = useCarousel({ active: several }, setCurrent);
  return (
    <section
      className={css.offers}
      aria-roledescription={several ? t`carousel` : undefined}
      aria-label={t`Promotions`}
      // Takes the dialog's first focus, so that long content is read from its beginning and arrow keys work.
      tabIndex={-1}
      ref={autofocus}
      onKeyDown={several ? onKeyDown : undefined}
    >
      <div className={css.viewport} ref={viewportRef}>
        <div className={css.track}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
            <div
              key={item.id}
              className={css.slide}
              role="group"
              aria-roledescription={several ? t`slide` : undefined}
              aria-label={t`${index + 1} of ${items.length}`}
              inert={index !== current}
            >
              {item.title && (
                <div className={css.title}>
                  <OperatorHtml html={item.title} onFollow={onFollow} />
                </div>
              )}
              <OperatorHtml html={item.content} onFollow={onFollow} />
              <PromotionAction action={item.action} promotionId={item.id} onFollow={onFollow} />
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className={css.controls}>
          <IconButton label={t`Previous promotion`} idle={current === 0} onClick={previous}>
            <ChevronLeft />
          </IconButton>
          <span className={css.position} role="status">
            {t`${current + 1} of ${items.length}`}
          </span>
          <IconButton label={t`Next promotion`} idle={current === items.length - 1} onClick={next}>
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </section>
  );
}
