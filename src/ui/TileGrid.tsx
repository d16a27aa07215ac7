import type { ComponentPropsWithRef } from 'react';
import css from './TileGrid.module.css';

/** Tiles in list items, as many across as the template's smallest tile allows. */
export const TileGrid = (props: ComponentPropsWithRef<'ul'>) => <ul {...props} className={css.grid} />;
