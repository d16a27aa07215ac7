import { escapeHtml } from '#sandbox/play/provider/html.ts';
import type { ChangeName } from './changes.ts';

export type Option = readonly [value: string, label: string];

const labelled = (label: string, control: string): string => `<label>${escapeHtml(label)}${control}</label>`;
export const input = (label: string, name: string, attributes = ''): string =>
  labelled(label, `<input name="${name}" required ${attributes}>`);
export const select = (label: string, name: string, options: readonly Option[]): string =>
  labelled(
    label,
    `<select name="${name}">${options
      .map(([value, text]) => `<option value="${escapeHtml(value)}">${escapeHtml(text)}</option>`)
      .join('')}</select>`,
  );
export const same = (values: readonly string[]): Option[] => values.map((value) => [value, value]);

export const form = (change: ChangeName, title: string, fields: readonly string[], button: string): string =>
  `<section><h2>${escapeHtml(title)}</h2><form method="post" action="/${change}">${fields.join('')}<button>${escapeHtml(button)}</button></form></section>`;
