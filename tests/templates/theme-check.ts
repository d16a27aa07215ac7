import * as v from 'valibot';
import { siteRefusal } from '#contract/templates.ts';
import { type ColourRole, theme } from '#contract/theme.ts';
import { mendOf, weakPairs } from '#contract/theme-contrast.ts';
import { templateColours } from './template-colours.ts';

/** Roles that belong together: with the first one of a group in other hands, the others rarely fit. */
const groups: readonly (readonly [ColourRole, ...ColourRole[]])[] = [
  ['background', 'sunken', 'surface', 'raised', 'overlay', 'hover', 'line', 'control'],
  ['text', 'text-2', 'text-3', 'text-disabled'],
  ['accent', 'accent-hover', 'accent-press', 'accent-ink', 'accent-subtle', 'accent-line', 'focus'],
  ['error-fill', 'error-ink'],
  ['bar', 'bar-ink'],
];

/**
 * What is wrong with the text of a theme over a template, a line each; none if it can be used. Mistakes of the schema come
 * alone, since colours that are not there cannot be compared.
 */
export function themeProblems(text: string, templateName: string): string[] {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch (error) {
    return [`is not JSON: ${(error as Error).message}`];
  }
  const parsed = v.safeParse(theme, document);
  if (!parsed.success)
    return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
  const { colours = {}, regions } = parsed.output;
  const refusal = siteRefusal([templateName], regions);
  const missing = groups.flatMap(([first, ...others]) =>
    colours[first] ? others.filter((role) => !colours[role]).map((role) => [first, role] as const) : [],
  );
  const all = templateColours(templateName, colours);
  const weak = weakPairs(all).map(({ role, on, ratio, least }) => {
    const mend = mendOf(role, all);
    return `colours.${role}: ${all[role]} on ${on} ${all[on]} has a contrast of ${ratio.toFixed(2)}, at least ${least} is needed${mend ? `; ${mend} has it` : ''}`;
  });
  return [
    ...(refusal ? [`regions: ${refusal}`] : []),
    ...missing.map(
      ([first, role]) =>
        `colours.${role}: is missing beside colours.${first}, so that ${all[role]} of ${templateName} applies`,
    ),
    ...weak,
  ];
}
