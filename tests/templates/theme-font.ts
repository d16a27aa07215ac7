import { readFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import type { Theme } from '#contract/theme.ts';

/** Fonts of systems that show a text until the site's font is there: Windows and Apple, Linux; Android. Units are those of the fonts. */
const systemFonts = [
  {
    local: ['Arial', 'Liberation Sans'],
    metrics: {
      familyName: 'Arial',
      ascent: 1854,
      descent: -434,
      lineGap: 67,
      unitsPerEm: 2048,
      xWidthAvg: 913,
    },
  },
  {
    local: ['Roboto'],
    metrics: {
      familyName: 'Roboto',
      ascent: 1900,
      descent: -500,
      lineGap: 0,
      unitsPerEm: 2048,
      xWidthAvg: 911,
    },
  },
] as const;

/**
 * A row of `fonts` of a theme for a font in files of one family: `url` of each is still to be written. Rejects if the first file is
 * no font.
 */
export async function themeFont(files: readonly string[]): Promise<Theme['fonts'][number]> {
  const metrics = await fromBuffer(readFileSync(files[0] ?? ''));
  return {
    family: metrics.familyName,
    files: files.map((file) => ({ url: `/${file.split('/').at(-1)}` })),
    fallbacks: systemFonts.map(({ local, metrics: system }) => {
      const { fontFaces } = createFontStack([metrics, system as never], { fontFaceFormat: 'styleObject' });
      const { sizeAdjust, ascentOverride, descentOverride, lineGapOverride } = (fontFaces[0]?.[
        '@font-face'
      ] ?? {}) as Record<string, string | undefined>;
      return { local: [...local], sizeAdjust, ascentOverride, descentOverride, lineGapOverride };
    }),
  };
}
