import { readFileSync } from 'node:fs';
import { designOf, plainDesigns } from '#contract/templates.ts';
import { type ColourRole, colourRoles } from '#contract/theme.ts';
import type { Colours } from '#contract/theme-contrast.ts';

/** The style sheet of a template or of the app, by its path in `src` without the ending. */
export const readSheet = (path: string): string =>
  readFileSync(new URL(`../../src/${path}.css`, import.meta.url), 'utf8');

/** The values of the roles in the first rule of a sheet. */
const rolesIn = (css: string): Record<string, string> =>
  Object.fromEntries(
    [...(css.split('@media')[0] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, role = '', value = '']) => [role, value.trim()],
    ),
  );

/** The colours of a template, with those of a theme in their place. Throws if a role has none. */
export function templateColours(
  templateName: string,
  theme: Partial<Record<ColourRole, string>> = {},
): Colours {
  const design = designOf(templateName);
  const own = plainDesigns.has(design) ? '' : readSheet(`templates/template-${design}`);
  const values: Record<string, string> = { ...rolesIn(readSheet('ui/tokens')), ...rolesIn(own), ...theme };
  const colourOf = (role: string): string => {
    const value = values[role] ?? '';
    const [, other] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (other) return colourOf(other);
    if (!/^#[\da-f]{6}$/i.test(value)) throw new Error(`${templateName} has no colour --${role}: "${value}"`);
    return value;
  };
  return Object.fromEntries(colourRoles.map((role) => [role, colourOf(role)])) as Colours;
}
