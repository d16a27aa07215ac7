import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldErrors, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { dayIn } from '#contract/day-range.ts';
import { hasLocale } from '#contract/format-locale.ts';
import { isBirthday, isOfAge } from '#contract/validation.ts';
import { serverNow } from '#src/api/server-time.ts';
import { dateFormat } from '#src/i18n/date-format.ts';
import { site } from '#src/site/site.ts';
import { SelectField } from '#src/ui/Field.tsx';
import { fieldErrors } from './field-rules.ts';
import css from './form.module.css';

interface Props {
  required?: boolean;
  /** The form that contains the parts. */
  form: {
    register: (part: BirthPart, options: Pick<RegisterOptions, 'onChange'>) => UseFormRegisterReturn;
    trigger: (parts: BirthPart[]) => Promise<boolean>;
    formState: { errors: FieldErrors<Record<BirthPart, string>> };
  };
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => String(index + 1));
/** The oldest person ever lived to 122. */
const years = (now: number) =>
  Array.from({ length: 123 - site.minimumAge }, (_, index) => String(now - site.minimumAge - index));

/** Year, month and day, each a native select; all of them or none. */
export function BirthdayField({ required, form }: Props) {
  const { t, i18n } = useLingui();
  const { errors } = form.formState;
  const error = birthParts.find((part) => errors[part]);
  const named = (part: BirthPart, value: string) => partName(i18n.locale, part, value);
  const parts = {
    birth_year: { label: t`Year`, fill: 'bday-year', options: years(new Date().getFullYear()) },
    birth_month: { label: t`Month`, fill: 'bday-month', options: upTo(12) },
    birth_day: { label: t`Day`, fill: 'bday-day', options: upTo(31) },
  };
  // Changing one part may correct the error at another.
  const recheck = () => error && void form.trigger([...birthParts]);
  return (
    <fieldset className={css.birthday}>
      <legend className={css.legend}>
        <Trans>Date of birth</Trans>
        {required && <span aria-hidden="true"> *</span>}
      </legend>
      {birthParts.map((part) => (
        <SelectField
          key={part}
          label={parts[part].label}
          required={required}
          autoComplete={parts[part].fill}
          {...form.register(part, { onChange: recheck })}
          {...(part === error && { state: 'invalid', note: errors[part]?.message })}
        >
          <option value="" />
          {parts[part].options.map((value) => (
            <option key={value} value={value}>
              {named(part, value)}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}

/** A part of a date as the page writes it elsewhere: in the calendar, the digits and the names of its language. */
export function partName(locale: string, part: BirthPart, value: string): string {
  const number = Number(value);
  if (part === 'birth_month')
    return hasLocale(locale)
      ? dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, number - 1))
      : value;
  return part === 'birth_year'
    ? datePart(locale, 'year', Date.UTC(number, 6))
    : datePart(locale, 'day', Date.UTC(2000, 0, number));
}

/** Without the words beside it, such as those of a Thai or Chinese year. */
function datePart(locale: string, part: 'year' | 'day', time: number): string {
  const parts = dateFormat(locale, { [part]: 'numeric', timeZone: 'UTC' }).formatToParts(time);
  return parts.find(({ type }) => type === part)?.value ?? '';
}

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
