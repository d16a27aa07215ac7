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

const fontName = v.pipe(v.string(), v.regex(/^[\w -]+$/, 'not the name of a font'));
const fontUrl = v.pipe(
  v.string(),
  v.regex(/^(?:https?:\/\/|\/(?!\/))[^\s"'()\\]+$/, 'neither an http(s) URL nor a path of the site'),
);
const weights = v.pipe(v.string(), v.regex(/^\d{3}(?: \d{3})?$/, 'not a weight such as "400" or "300 700"'));
const share = v.optional(v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?%$/, 'not a share such as "104.5%"')));

/** Fonts that a site brings, in the order of their use, with fonts of systems that take the same room. */
const fonts = v.array(
  v.strictObject({
    family: fontName,
    files: v.array(
      v.strictObject({
        url: fontUrl,
        weight: v.optional(weights),
      }),
    ),
    /** Descriptors of CSS that give a font of the system the size of this one. */
    fallbacks: v.array(
      v.strictObject({
        /** Names of the same font on different systems. */
        local: v.pipe(v.array(fontName), v.minLength(1)),
        sizeAdjust: share,
        ascentOverride: share,
        descentOverride: share,
        lineGapOverride: share,
      }),
    ),
  }),
);

/** What a site changes of its template without a build: colours, type, shapes and the variants of regions. */
export const theme = v.strictObject({
  $schema: v.optional(v.string()),
  /** Whether the colours are light or dark, for controls that the browser draws. */
  scheme: v.optional(v.picklist(['dark', 'light'])),
  colours: v.optional(v.partial(v.strictObject(colours)), {}),
  fonts: v.optional(fonts, []),
  type: v.optional(v.partial(v.strictObject(types)), {}),
  shape: v.optional(v.partial(v.strictObject(shapes)), {}),
  regions: v.optional(chosenRegions, {}),
});
export type Theme = v.InferOutput<typeof theme>;
