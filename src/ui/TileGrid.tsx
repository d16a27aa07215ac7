import type { ComponentPropsWithRef } from 'react';
import css from './TileGrid.module.css';

/** Tiles in list items; the template's smallest tile determines the number of columns. */
export const TileGrid = (props: ComponentPropsWithRef<'ul'>) => <ul {...props} className={css.grid} />;
