import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { dayIn } from '#contract/day-range.ts';
import { isBirthday, isOfAge } from '#contract/validation.ts';
import { serverNow } from '#src/api/server-time.ts';
import { site } from '#src/site/site.ts';
import { fieldErrors } from './field-messages.ts';

/** Fields of a form for a date of birth. */
export const birthParts = ['birth_year', 'birth_month', 'birth_day'] as const;
export type BirthPart = (typeof birthParts)[number];

/** The age that a member must have reached. */
export interface AgeLimit {
  /** In years. */
  minimumAge: number;
  /** The day in the site's time zone. */
  today: string;
}
export const siteAgeLimit = (): AgeLimit => ({
  minimumAge: site.minimumAge,
  today: dayIn(serverNow(), site.timeZone),
});

/** What is wrong with a date, and at which part; null if nothing is, or if it is optional and empty. */
export function birthdayProblem(
  typed: Partial<Record<BirthPart, string>>,
  isRequired: boolean,
  ageLimit: AgeLimit,
): { part: BirthPart; text: MessageDescriptor } | null {
  const { birth_year: year = '', birth_month: month = '', birth_day: day = '' } = typed;
  const missing = birthParts.find((part) => !typed[part]);
  if (missing)
    return isRequired || year || month || day ? { part: missing, text: fieldErrors.birthday } : null;
  if (!isBirthday({ year, month, day })) return { part: 'birth_day', text: fieldErrors.birthdayDay };
  return isOfAge(birthdayOf(typed), ageLimit.minimumAge, ageLimit.today)
    ? null
    : { part: 'birth_year', text: tooYoung(ageLimit.minimumAge) };
}
const tooYoung = (age: number) => msg`You must be at least ${age} years old.`;

/** year-month-day, as it is sent; '' if it is empty. */
export function birthdayOf(typed: Partial<Record<BirthPart, unknown>>): string {
  const twoDigits = (part: unknown) => String(part).padStart(2, '0');
  const { birth_year: year, birth_month: month, birth_day: day } = typed;
  return year ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : '';
}
