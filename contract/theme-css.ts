import { kebab } from './templates.ts';
import type { ColourRole, Theme } from './theme.ts';

/** Colours that are made of one role, so that they follow it. */
const derived: Readonly<Partial<Record<ColourRole, readonly [name: string, share: number]>>> = {
  accent: ['accent-glow', 16],
  background: ['glass', 80],
};

type Fonts = Theme['fonts'];

/** Rules of CSS for the fonts of a theme. A font that is not there in time is used from the next page on: no text moves. */
const fontFaces = (fonts: Fonts): string[] =>
  fonts.flatMap(({ family, files, fallbacks }) => [
    ...files.map(({ url, weight }) =>
      fontFace(family, { src: `url("${url}")`, fontDisplay: 'optional', fontWeight: weight }),
    ),
    ...fallbacks.map(({ local, ...descriptors }) =>
      fontFace(fallbackName(family, local), {
        src: local.map((each) => `local("${each}")`).join(','),
        ...descriptors,
      }),
    ),
  ]);

/** The families in the order of their use, quoted. */
const fontFamilies = (fonts: Fonts): string[] =>
  fonts.flatMap(({ family, fallbacks }) =>
    [family, ...fallbacks.map(({ local }) => fallbackName(family, local))].map((each) => `"${each}"`),
  );

const fallbackName = (family: string, [first = '']: readonly string[]) => `${family} ${first}`;

const fontFace = (family: string, descriptors: Readonly<Record<string, string | undefined>>): string => {
  const lines = Object.entries(descriptors).flatMap(([key, value]) =>
    value === undefined ? [] : `${kebab(key)}:${value}`,
  );
  return `@font-face{${[`font-family:"${family}"`, ...lines].join(';')}}`;
};

/** The fonts of the app, for letters that those of a site do not have. */
const systemFonts = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Helvetica Neue", Arial';

/** The style sheet of a theme; '' if it changes no style. It wins over that of the template. */
export const themeCss = ({ scheme, colours, fonts, type, shape }: Theme): string => {
  const latin = fonts.length > 0 && {
    'font-latin': [...fontFamilies(fonts), type['font-latin'] ?? systemFonts].join(', '),
  };
  const declarations = [
    ...(scheme ? [`color-scheme:${scheme}`] : []),
    ...Object.entries(derived).flatMap(([role, [name, share]]) => {
      const base = colours?.[role as ColourRole];
      return base ? [`--${name}:color-mix(in srgb,${base} ${share}%,transparent)`] : [];
    }),
    ...Object.entries({ ...colours, ...type, ...latin, ...shape }).map(
      ([role, value]) => `--${role}:${value}`,
    ),
  ];
  // Three times the root: stronger than the template's sheet, whose roles have two.
  const rule = declarations.length > 0 ? `:root:root:root{${declarations.join(';')}}` : '';
  return [...fontFaces(fonts), rule].join('');
};
