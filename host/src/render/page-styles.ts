import { createHash } from 'node:crypto';
import type { StyleRule } from '../../../contract/files.ts';

/** Templates that a rule is for; none if it is for all. */
const templatesOf = (text: string): string[] =>
  [...text.slice(0, text.indexOf('{')).matchAll(/\[data-template="?([^\]"]+)"?\]/g)].map(
    ([, name]) => name as string,
  );

/** Language that all selectors of a rule are for, such as `zh-CN` in `[lang=zh-CN]`; undefined if some are for any. */
const languageOf = (text: string): string | undefined => /^\[lang\|?="?([^\]"]+)"?\]\{/.exec(text)?.[1];

/** The rules that the HTML of a page needs before the app is there, in their order. `rules` are those of its style sheets. */
export const pageStyles = (
  html: string,
  { template, locale }: { template: string; locale: string },
  rules: readonly StyleRule[],
): string => {
  const shown = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const needed = rules.filter(({ text, within, classes, animation }) => {
    if (animation !== undefined) return true;
    if (within?.includes('@media print')) return false;
    const templates = templatesOf(text);
    if (templates.length > 0 && !templates.includes(template)) return false;
    if (!locale.startsWith(languageOf(text) ?? '')) return false;
    return classes?.some((all) => all.every((name) => shown.has(name))) ?? true;
  });
  const used = needed.map(({ animation, text }) => (animation === undefined ? text : '')).join('');
  let css = '';
  let open: readonly string[] = [];
  for (const { text, within = [], animation } of needed) {
    if (animation !== undefined && !used.includes(animation)) continue;
    if (within.join() !== open.join()) {
      css += '}'.repeat(open.length) + within.map((condition) => `${condition}{`).join('');
      open = within;
    }
    css += text;
  }
  return css + '}'.repeat(open.length);
};

/** What the policy names a style element by. */
export const styleHash = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
