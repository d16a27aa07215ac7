import type { MessageDescriptor } from '@lingui/core';
import { isBirthday } from '#contract/validation.ts';
import { fieldErrors } from './field-messages.ts';

/** Fields of a form for a date of birth. */
export const birthParts = ['birth_year', 'birth_month', 'birth_day'] as const;
export type BirthPart = (typeof birthParts)[number];

/** What is wrong with a date, and at which part; null if nothing is, or if it is optional and empty. */
export function birthdayProblem(
  typed: Partial<Record<BirthPart, string>>,
  isRequired: boolean,
): { part: BirthPart; text: MessageDescriptor } | null {
  const { birth_year: year = '', birth_month: month = '', birth_day: day = '' } = typed;
  const missing = birthParts.find((part) => !typed[part]);
  if (missing)
    return isRequired || year || month || day ? { part: missing, text: fieldErrors.birthday } : null;
  return isBirthday({ year, month, day }) ? null : { part: 'birth_day', text: fieldErrors.birthdayDay };
}

/** year-month-day, as it is sent; '' if it is empty. */
export function birthdayOf(typed: Partial<Record<BirthPart, unknown>>): string {
  const twoDigits = (part: unknown) => String(part).padStart(2, '0');
  const { birth_year: year, birth_month: month, birth_day: day } = typed;
  return year ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : '';
}
