import { Trans, useLingui } from '@lingui/react/macro';
import type { FieldErrors, RegisterOptions, UseFormRegisterReturn } from 'react-hook-form';
import { hasDateNames } from '#src/i18n/date-format.ts';
import { site } from '#src/site/site.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { type BirthPart, birthParts } from './birthday.ts';
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
  const month = new Intl.DateTimeFormat(i18n.locale, { month: 'long', timeZone: 'UTC' });
  const parts = {
    birth_year: { label: t`Year`, fill: 'bday-year', options: years(new Date().getFullYear()) },
    birth_month: { label: t`Month`, fill: 'bday-month', options: upTo(12) },
    birth_day: { label: t`Day`, fill: 'bday-day', options: upTo(31) },
  };
  const named = (part: string, value: string) =>
    part === 'birth_month' && hasDateNames(i18n.locale)
      ? month.format(Date.UTC(2000, Number(value) - 1))
      : value;
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
