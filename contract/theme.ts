import * as v from 'valibot';
import { type Region, regions } from './templates.ts';

/** A colour role: what a colour is for, in `src/ui/tokens.css` under the same name. */
export const colourRoles = [
  'sunken',
  'background',
  'surface',
  'raised',
  'overlay',
  'hover',
  'line',
  'control',
  'text',
  'text-2',
  'text-3',
  'text-disabled',
  'accent',
  'accent-hover',
  'accent-press',
  'accent-ink',
  'accent-subtle',
  'accent-line',
  'success',
  'error',
  'error-fill',
  'error-ink',
  'warning',
  'info',
  'bar',
  'bar-ink',
  'festive',
  'festive-deep',
  'festive-light',
  'festive-ink',
  'focus',
] as const;
export type ColourRole = (typeof colourRoles)[number];

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/i, 'not a colour such as "#1a2b3c"'));
/** Names of fonts that systems have, or that the site brings. No other character can end the declaration. */
const family = v.pipe(v.string(), v.regex(/^[\w "',-]+$/, 'not a list of font names'));
const length = v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?(?:px|rem)$/, 'not a length such as "8px"'));
const weight = v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(900));
const ratio = v.pipe(v.string(), v.regex(/^\d+ ?\/ ?\d+$/, 'not a ratio such as "3 / 4"'));

const colours = Object.fromEntries(colourRoles.map((role) => [role, colour])) as Record<
  ColourRole,
  typeof colour
>;
const variants = Object.fromEntries(
  Object.entries(regions).map(([region, names]) => [region, v.picklist(names)]),
) as unknown as { [Key in Region]: v.PicklistSchema<(typeof regions)[Key], undefined> };
/** Variants that a site chooses, by their regions. */
export const chosenRegions = v.partial(v.strictObject(variants));
/** Colours that are made of one role, so that they follow it. */
const derived: Readonly<Partial<Record<ColourRole, readonly [name: string, share: number]>>> = {
  accent: ['accent-glow', 16],
  background: ['glass', 80],
};

const shapes = {
  'radius-tag': length,
  'radius-control': length,
  'radius-tile': length,
  'radius-card': length,
  'radius-dialog': length,
  'tile-ratio': ratio,
  'tile-min': length,
  gap: length,
};
const types = {
  'font-latin': family,
  weight,
  'weight-mid': weight,
  'weight-strong': weight,
  'size-14': length,
  'size-18': length,
  'size-28': length,
};

/** What a site changes of its template without a build: colours, type, shapes and the variants of regions. */
export const theme = v.strictObject({
  $schema: v.optional(v.string()),
  /** Whether the colours are light or dark, for controls that the browser draws. */
  scheme: v.optional(v.picklist(['dark', 'light'])),
  colours: v.optional(v.partial(v.strictObject(colours)), {}),
  type: v.optional(v.partial(v.strictObject(types)), {}),
  shape: v.optional(v.partial(v.strictObject(shapes)), {}),
  regions: v.optional(chosenRegions, {}),
});
export type Theme = v.InferOutput<typeof theme>;

/** The style sheet of a theme; '' if it changes no style. It wins over that of the template. */
export const themeCss = ({ scheme, colours, type, shape }: Theme): string => {
  const declarations = [
    ...(scheme ? [`color-scheme:${scheme}`] : []),
    ...Object.entries(derived).flatMap(([role, [name, share]]) => {
      const base = colours?.[role as ColourRole];
      return base ? [`--${name}:color-mix(in srgb,${base} ${share}%,transparent)`] : [];
    }),
    ...Object.entries({ ...colours, ...type, ...shape }).map(([role, value]) => `--${role}:${value}`),
  ];
  // Three times the root: stronger than the template's sheet, whose roles have two.
  return declarations.length > 0 ? `:root:root:root{${declarations.join(';')}}` : '';
};
