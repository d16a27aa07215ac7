import Heart from 'lucide-react/icons/heart';
import type { ReactNode, RefCallback } from 'react';
import { cx } from './cx.ts';
import { leaveGround } from './hide-broken-image.ts';
import { Spinner } from './Spinner.tsx';
import css from './Tile.module.css';

export interface TileProps {
  name: string;
  /** Language of the name where it is not the page's. */
  lang?: string;
  /** The provider, or what is going on ("Opening"). */
  by: ReactNode;
  /** Gives the image its picture. */
  art: RefCallback<HTMLImageElement>;
  tag?: { text: ReactNode; tone?: 'hot' | 'demo' };
  state?: 'ready' | 'opening' | 'closed' | 'needsApp';
  /** Why it is shut: the hour, or that it needs the app. */
  why?: ReactNode;
  /** What a press does: "Play Lantern Street". */
  openLabel: string;
  onOpen: () => void;
  /** Without it there is no heart. */
  heart?: { on: boolean; label: string; onToggle: (on: boolean) => void };
}

export function Tile(props: TileProps) {
  const { name, lang, by, art, tag, state = 'ready', why, openLabel, onOpen, heart } = props;
  const shut = state === 'closed' || state === 'needsApp';
  return (
    <div className={cx(css.tile, shut && css.shut, state === 'opening' && css.opening)}>
      <button
        type="button"
        className={css.open}
        aria-busy={state === 'opening' || undefined}
        onClick={onOpen}
      >
        <img
          ref={art}
          className={css.art}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={leaveGround}
        />
        <span className={css.go} role="img" aria-label={openLabel}>
          {state === 'opening' && <Spinner />}
        </span>
        {tag && <span className={cx(css.tag, tag.tone && css[tag.tone])}>{tag.text}</span>}
        {shut && why && <span className={css.why}>{why}</span>}
      </button>
      {heart && (
        <button
          type="button"
          className={css.heart}
          aria-pressed={heart.on}
          aria-label={heart.label}
          onClick={() => heart.onToggle(!heart.on)}
        >
          <Heart />
        </button>
      )}
      <p className={css.name} title={name} lang={lang}>
        {name}
      </p>
      <p className={css.by}>{by}</p>
    </div>
  );
}
