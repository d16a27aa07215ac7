import { useLingui } from '@lingui/react/macro';
import useEmblaCarousel from 'embla-carousel-react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { PopUpItem } from '#machines/pop-up-discount.machine.ts';
import { OperatorHtml } from '#src/components/OperatorHtml.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import css from './PopUpDiscountSlides.module.css';

interface Props {
  items: readonly PopUpItem[];
  /** Somebody follows a link of an offer's to a page of this site. */
  onFollow: () => void;
}

/** The offers side by side where there are several: swiped, steered by buttons or by the arrow keys. */
export function OfferSlides({ items, onFollow }: Props) {
  const { t } = useLingui();
  const [current, setCurrent] = useState(0);
  const [hold, carousel] = useEmblaCarousel({ active: items.length > 1 });
  useEffect(() => {
    if (!carousel) return;
    const settle = () => setCurrent(carousel.selectedScrollSnap());
    carousel.on('select', settle).on('reInit', settle);
    return () => {
      carousel.off('select', settle).off('reInit', settle);
    };
  }, [carousel]);
  const go = (to: number) => carousel?.scrollTo(to, matchMedia('(prefers-reduced-motion: reduce)').matches);
  const steer = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(current - 1);
    if (key === 'ArrowRight') go(current + 1);
  };
  const several = items.length > 1;
  return (
    <section
      className={css.offers}
      aria-roledescription={several ? t`carousel` : undefined}
      aria-label={t`Offers`}
      // The first thing in the dialog that takes the focus: what is long is read from its beginning.
      tabIndex={-1}
      onKeyDown={several ? steer : undefined}
    >
      <div className={css.viewport} ref={hold}>
        <div className={css.track}>
          {items.map((item, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
            <div
              key={item.id}
              className={css.slide}
              role="group"
              aria-roledescription={several ? t`slide` : undefined}
              aria-label={t`${place + 1} of ${items.length}`}
              inert={place !== current}
            >
              {item.title && <h3 className={css.title}>{item.title}</h3>}
              <OperatorHtml html={item.content} onFollow={onFollow} />
            </div>
          ))}
        </div>
      </div>
      {several && (
        <div className={css.steer}>
          <IconButton label={t`Offer before`} idle={current === 0} onClick={() => go(current - 1)}>
            <ChevronLeft />
          </IconButton>
          <span className={css.place} role="status">
            {t`${current + 1} of ${items.length}`}
          </span>
          <IconButton
            label={t`Next offer`}
            idle={current === items.length - 1}
            onClick={() => go(current + 1)}
          >
            <ChevronRight />
          </IconButton>
        </div>
      )}
    </section>
  );
}
