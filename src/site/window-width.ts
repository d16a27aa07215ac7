let known: number | undefined;

/** In CSS pixels. Cached, because reading it from the browser forces layout. */
export function windowWidth(): number {
  if (known === undefined) {
    known = window.innerWidth;
    window.addEventListener('resize', () => {
      known = window.innerWidth;
    });
  }
  return known;
}
