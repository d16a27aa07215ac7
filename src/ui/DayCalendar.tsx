import { DayPicker } from '@daypicker/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import css from './DayCalendar.module.css';

export interface ChosenDays {
  from: string;
  /** Undefined while only the first day is chosen. */
  to: string | undefined;
}

interface Props {
  /** A formatter in the page's language. */
  dateFormat: (options: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat;
  value: ChosenDays;
  /** The last day that can be chosen. */
  last: string;
  onChange: (value: ChosenDays) => void;
  labels: { previous: string; next: string; isChosen: (day: string) => string };
}

/** The calendar counts in local time; a day such as "2026-11-21" belongs to no time zone. */
const toDate = (day: string) => new Date(`${day}T00:00`);
const toDay = (date: Date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const components = {
  Chevron: ({ orientation }: { orientation?: string }) =>
    orientation === 'left' ? <ChevronLeft /> : <ChevronRight />,
};

/** A month in which the first and the last day are chosen. */
export function DayCalendar({ dateFormat, value, last, onChange, labels }: Props) {
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormat(options);
    return (date: Date) => formatter.format(date);
  };
  const dayName = format({ dateStyle: 'full' });
  return (
    <DayPicker
      mode="range"
      required
      resetOnSelect
      weekStartsOn={1}
      showOutsideDays
      defaultMonth={toDate(value.to ?? value.from)}
      endMonth={toDate(last)}
      disabled={{ after: toDate(last) }}
      selected={{ from: toDate(value.from), to: value.to === undefined ? undefined : toDate(value.to) }}
      onSelect={({ from, to }) => from && onChange({ from: toDay(from), to: to && toDay(to) })}
      formatters={{
        formatCaption: format({ month: 'long', year: 'numeric' }),
        formatWeekdayName: format({ weekday: 'short' }),
        formatDay: format({ day: 'numeric' }),
      }}
      labels={{
        labelPrevious: () => labels.previous,
        labelNext: () => labels.next,
        labelGrid: format({ month: 'long', year: 'numeric' }),
        labelWeekday: format({ weekday: 'long' }),
        labelDayButton: (date, { selected }) => (selected ? labels.isChosen(dayName(date)) : dayName(date)),
      }}
      components={components}
      classNames={css as Record<string, string>}
    />
  );
}
