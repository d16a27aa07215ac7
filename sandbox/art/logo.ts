import { svg } from './draw.ts';
import { ACCENT, over } from './scenes/scene.ts';

const doorway = `<path d="M1 34V15A14 14 0 0 1 29 15V34Z" fill="${over(0.22)}"/><path d="M5.800 34V16.500A9.200 9.200 0 0 1 24.200 16.500V34Z" fill="${over(0.48)}"/><path d="M10.400 34V18.500A4.600 4.600 0 0 1 19.600 18.500V34Z" fill="${ACCENT}"/>`;

/** Letters as strokes with baseline 0 and x-height 14, so that no font is needed. */
const a = 'M13-7A6.500 6.500 0 1 1 0-7 6.500 6.500 0 0 1 13-7ZM13-13.500V-.5';
const letters: readonly (readonly [string, number])[] = [
  ['M17.500-14.500A9.200 9.200 0 1 0 18.800-8.800H11', 23.5],
  [a, 18],
  ['M0-.5V-13.500M0-7.500A5.200 5.200 0 0 1 10.400-8V-.5M10.400-7.500A5.200 5.200 0 0 1 20.800-8V-.5', 25.5],
  ['M.4-7.600H13A6.500 6.500 0 1 0 11-2.200', 18],
  ['M0-.5V-20M0-7.500A5.600 5.600 0 0 1 11.200-8V-.5', 16],
  [a, 18],
  ['M0-.5V-20', 6],
  ['M0-.5V-20', 6],
];

const wordmark = (colour: string): string => {
  let x = 0;
  const paths = letters.map(([d, advance]) => {
    const letter = `<path d="${d}" transform="translate(${x} 0)"/>`;
    x += advance;
    return letter;
  });
  return `<g fill="none" stroke="${colour}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round">${paths.join('')}</g>`;
};

export type LogoKind = 'mark' | 'light' | 'dark';
export const isLogoKind = (kind: string): kind is LogoKind => ['mark', 'light', 'dark'].includes(kind);

/** The site's logo: the symbol only, or with the name for dark (`light`) or light (`dark`) backgrounds. */
export const drawLogo = (kind: LogoKind): string =>
  kind === 'mark'
    ? svg(30, 34, '', doorway, 'xMidYMid meet')
    : svg(
        183,
        40,
        '',
        `<g transform="translate(2 3)">${doorway}</g><g transform="translate(43 30)">${wordmark(kind === 'light' ? '#f4efeb' : '#23140b')}</g>`,
        'xMidYMid meet',
      );
