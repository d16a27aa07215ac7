const LINES = [
  [1, 4, 7],
  [0, 3, 6],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];
const TURNS = 14;

/**
 * Symbols from highest to lowest payout (diamond, seven, star, bars, ring, cherries) in a 60 x 60 box around
 * 0,0.
 */
const SHAPES = [
  'M-14-23H14L26-6 0 28-26-6ZM-20-6H20V-3H-20Z',
  'M-20-25H22V-14L2 26H-15L4-10H-20Z',
  'M0-27 7.500-9 27-8 11.500 4.500 17 24 0 13-17 24-11.500 4.500-27-8-7.500-9Z',
  'M-25-24H25V-12H-25ZM-25-7H25V7H-25ZM-25 12H25V24H-25Z',
  'M0-26A26 26 0 1 0 .1-26ZM0-14A14 14 0 1 1-.1-14Z',
  'M-13-2A14 14 0 1 0-12.900-2ZM14 2A13 13 0 1 0 14.100 2ZM-14-4C-10-20 4-27 17-28 7-16 12-8 15 2L11 3C8-8 4-14 8-22-2-19-9-13-11-3Z',
];
const OPACITY = [1, 1, 0.92, 0.78, 0.7, 0.62];

const symbol = (index: number): HTMLElement => {
  const cell = document.createElement('div');
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '-32 -32 64 64');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', SHAPES[index] ?? '');
  path.setAttribute('fill', 'currentColor');
  path.setAttribute('fill-rule', 'evenodd');
  path.setAttribute('opacity', String(OPACITY[index] ?? 1));
  svg.append(path);
  cell.append(svg);
  return cell;
};

/** Three reels of three cells. `show` spins them to the cells of the round's result. */
export const createReels = (stage: HTMLElement) => {
  const reels = document.createElement('div');
  reels.className = 'reels';
  reels.setAttribute('aria-hidden', 'true');
  let cells = [5, 3, 4, 2, 0, 5, 4, 1, 3];
  const strips = [0, 1, 2].map((column) => {
    const reel = document.createElement('div');
    reel.className = 'reel';
    const strip = document.createElement('div');
    strip.className = 'strip';
    strip.append(...cells.slice(column * 3, column * 3 + 3).map(symbol));
    reel.append(strip);
    reels.append(reel);
    return strip;
  });
  stage.prepend(reels);

  const turn = async (strip: HTMLElement, column: number, next: number[], still: boolean): Promise<void> => {
    const old = cells.slice(column * 3, column * 3 + 3);
    const between = Array.from({ length: TURNS + column * 4 }, () =>
      Math.floor(Math.random() * SHAPES.length),
    );
    strip.replaceChildren(...next.map(symbol), ...(still ? [] : [...between, ...old].map(symbol)));
    if (still) return;
    const distance = ((between.length + 3) * 100) / 3;
    await strip.animate([{ transform: `translateY(-${distance}%)` }, { transform: 'translateY(0)' }], {
      duration: 900 + column * 260,
      easing: 'cubic-bezier(.2,.6,.15,1)',
    }).finished;
    strip.replaceChildren(...next.map(symbol));
  };

  return {
    show: async (next: number[], lines: number[], still: boolean): Promise<void> => {
      await Promise.all(strips.map((strip, i) => turn(strip, i, next.slice(i * 3, i * 3 + 3), still)));
      cells = next;
      for (const line of lines)
        for (const cell of LINES[line] ?? [])
          strips[Math.floor(cell / 3)]?.children[cell % 3]?.classList.add('hit');
    },
  };
};
