export interface Grid {
  columns: number;
  /** What a row takes with the gap below it, in pixels, until it has been measured. */
  row: number;
  /** Distance of the list from the top of the document, in pixels. */
  top: number;
}

const NAME_AND_PROVIDER = 52;

/** How many tiles go across, by the template's smallest tile, gaps and ratio. */
export function measureGrid(list: HTMLElement): Grid {
  const style = getComputedStyle(list);
  const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name)) || 0;
  const width = list.clientWidth;
  const gap = pixels('--gap');
  const columns = Math.max(1, Math.floor((width + gap) / (pixels('--tile-min') + gap)));
  const [across = 3, high = 4] = style.getPropertyValue('--tile-ratio').split('/').map(Number);
  const tile = (width - gap * (columns - 1)) / columns;
  return {
    columns,
    row: Math.round((tile * high) / across + NAME_AND_PROVIDER + Number.parseFloat(style.rowGap)),
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  };
}
