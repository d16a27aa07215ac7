import { type ReactNode, Suspense, useRef, useState } from 'react';
import css from './Hero.module.css';
import { spare } from './lazy-optional.ts';
import { dress, type Wearer } from './render-element.ts';

const Scene = spare(() => import('./HeroPlaceholder.tsx'));
const HeroSteer = spare(() => import('./HeroControls.tsx'));

export interface HeroSlide {
  id: string;
  /** A picture that says nothing itself has an empty `alt`. */
  picture?: { src: string; alt: string };
  title?: ReactNode;
  text?: ReactNode;
  /** The one action; a slide without words is a link as a whole (`render`). */
  action?: ReactNode;
  render?: Wearer;
}

export interface HeroLabels {
  hero: string;
  pause: string;
  play: string;
  previous: string;
  next: string;
  slide: (place: number, of: number) => string;
}

interface Props {
  slides: HeroSlide[];
  labels: HeroLabels;
  /** What moves it is fetched only then: the first slide needs none of it. */
  steered: boolean;
  /** One button pauses all that moves by itself, so the page keeps this. */
  paused: boolean;
  onPausedChange: (paused: boolean) => void;
}

/** The first slide is plain HTML, there with the first paint. */
export function Hero({ slides, labels, steered, paused, onPausedChange }: Props) {
  const viewport = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  return (
    <section className={css.hero} aria-roledescription="carousel" aria-label={labels.hero}>
      <div className={css.viewport} ref={viewport}>
        <div className={css.track}>
          {slides.map((slide, place) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group of the carousel pattern, not a fieldset
            <div
              key={slide.id}
              className={css.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={labels.slide(place + 1, slides.length)}
              inert={place !== current}
            >
              <Slide slide={slide} first={place === 0} />
            </div>
          ))}
        </div>
      </div>
      {steered && slides.length > 1 && (
        <Suspense>
          <HeroSteer
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
  const { picture, title, text, action, render } = slide;
  const [failed, setFailed] = useState(false);
  const image =
    picture && !failed ? (
      <img
        className={css.picture}
        src={picture.src}
        alt={picture.alt}
        fetchPriority={first ? 'high' : 'low'}
        loading={first ? 'eager' : 'lazy'}
        draggable={false}
        onError={() => setFailed(true)}
      />
    ) : (
      <Suspense>
        <Scene />
      </Suspense>
    );
  if (title == null) return render ? dress(render, { className: css.whole, children: image }) : image;
  return (
    <>
      {image}
      <span className={css.veil} />
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        {text && <p className={css.text}>{text}</p>}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </>
  );
}
