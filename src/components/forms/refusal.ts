import type { I18n } from '@lingui/core';
import type { Failure } from '#contract/call.ts';
import { failureDisplayOf } from '#contract/codes.ts';
import { failureText } from '#src/i18n/failure.ts';

export interface Refusal {
  /** Texts by the names of the form's fields. */
  fields: Record<string, string>;
  /** What no field shows; null if there is nothing. */
  form: string | null;
}

/**
 * Where a form shows why it was refused: at the field that the code names, at the fields that the server has words for, or
 * above the form. `fieldOf` finds the form's field of a wire name.
 */
export function refusalOf(
  i18n: I18n,
  failure: Failure,
  fieldOf: (wireName: string) => string | undefined,
): Refusal {
  const text = failureText(i18n, failure);
  const named = failureDisplayOf(failure.call, failure.code)?.field;
  if (named) return { fields: { [named]: text }, form: null };
  const words = Object.entries(failure.fields ?? {}).map(([name, words]) => ({
    field: fieldOf(name),
    words,
  }));
  const elsewhere = words.filter(({ field }) => field === undefined).map((each) => each.words);
  return {
    fields: Object.fromEntries(words.flatMap(({ field, words }) => (field ? [[field, words]] : []))),
    form: words.length === 0 ? text : elsewhere.join(' ') || null,
  };
}

const camelCase = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The field of a wire name in a form with these values; `names` has those that are called otherwise. */
export const fieldIn =
  (values: object, names: Readonly<Record<string, string>> = {}) =>
  (wireName: string): string | undefined =>
    [names[wireName], wireName, camelCase(wireName)].find((name) => name !== undefined && name in values);
