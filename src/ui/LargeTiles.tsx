import type { ComponentProps } from 'react';
import css from './LargeTiles.module.css';

/** Tiles in the list; both widths of its lines divide it. */
export const LARGE_TILES = 4;

/** A list of large tiles: side by side, or two by two on a narrow screen. */
export const LargeTiles = (props: ComponentProps<'ul'>) => <ul className={css.tiles} {...props} />;
