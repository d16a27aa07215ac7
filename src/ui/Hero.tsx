import { type ReactNode, Suspense, useRef, useState } from 'react';
import { type RenderProp, renderElement } from './elements.tsx';
import css from './Hero.module.css';
import type { HeroLabels } from './HeroControls.tsx';
import { lazyComponent } from './lazy-component.ts';

const HeroPlaceholder = lazyComponent(() => import('./HeroPlaceholder.tsx'), {
  optional: true,
});
export const HeroControls = lazyComponent(() => import('./HeroControls.tsx'), {
  optional: true,
});

export interface HeroSlide {
  id: string;
  /** A decorative image has an empty `alt`. */
  image?: { src: string; alt: string };
  title?: ReactNode;
  text?: ReactNode;
  /** The only action; a slide without text is a link as a whole (`render`). */
  action?: ReactNode;
  render?: RenderProp;
}

interface Props {
  slides: HeroSlide[];
  labels: HeroLabels;
  /** Loads the controls, which the first slide does not need. */
  withControls: boolean;
  /** Kept by the page, because one button pauses everything that moves. */
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
}

/** The first slide is plain HTML, part of the first paint. */
export function Hero({ slides, labels, withControls, paused, onPausedChange }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  return (
    <section className={css.hero} data-part="hero" aria-roledescription="carousel" aria-label={labels.hero}>
      <div className={css.viewport} ref={viewport}>
        <div className={css.track}>
          {slides.map((slide, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
            <div
              key={slide.id}
              className={css.slide}
              data-part="slide"
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(index + 1, slides.length)}
              inert={index !== current}
            >
              <Slide slide={slide} first={index === 0} />
            </div>
          ))}
        </div>
      </div>
      {withControls && slides.length > 1 && (
        <Suspense>
          <HeroControls
            viewport={viewport}
            count={slides.length}
            current={current}
            labels={labels}
            paused={paused}
            onCurrentChange={setCurrent}
            onPausedChange={onPausedChange}
          />
        </Suspense>
      )}
    </section>
  );
}

function Slide({ slide, first }: { slide: HeroSlide; first: boolean }) {
  const { image, title, text, action, render } = slide;
  const [failed, setFailed] = useState(false);
  const background =
    image && !failed ? (
      <img
        className={css.image}
        src={image.src}
        alt={image.alt}
        fetchPriority={first ? 'high' : 'low'}
        loading={first ? 'eager' : 'lazy'}
        draggable={false}
        onError={() => setFailed(true)}
      />
    ) : (
      <Suspense>
        <HeroPlaceholder />
      </Suspense>
    );
  if (title == null)
    return render ? renderElement(render, { className: css.slideLink, children: background }) : background;
  return (
    <>
      {background}
      <span className={css.overlay} />
      <div className={css.caption} data-part="caption">
        <h2 className={css.title}>{title}</h2>
        {text && <p className={css.text}>{text}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </>
  );
}
