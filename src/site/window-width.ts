let known: number | undefined;

/** In CSS pixels. Kept, since a browser that is asked lays out first what has changed. */
export function windowWidth(): number {
  if (known === undefined) {
    known = window.innerWidth;
    window.addEventListener('resize', () => {
      known = window.innerWidth;
    });
  }
  return known;
}
