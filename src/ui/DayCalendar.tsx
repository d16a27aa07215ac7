import { DayPicker } from '@daypicker/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import css from './DayCalendar.module.css';

export interface ChosenDays {
  from: string;
  /** Undefined while only the first day is chosen. */
  to: string | undefined;
}

interface Props {
  /** The words of a day in the page's language. */
  names: {
    month: (day: string) => string;
    weekday: (day: string, style: 'long' | 'short') => string;
    day: (day: string) => string;
    number: (day: string) => string;
  };
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
export function DayCalendar({ names, value, last, onChange, labels }: Props) {
  const month = (date: Date) => names.month(toDay(date));
  const dayName = (date: Date) => names.day(toDay(date));
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
        formatCaption: month,
        formatWeekdayName: (date) => names.weekday(toDay(date), 'short'),
        formatDay: (date) => names.number(toDay(date)),
      }}
      labels={{
        labelPrevious: () => labels.previous,
        labelNext: () => labels.next,
        labelGrid: month,
        labelWeekday: (date) => names.weekday(toDay(date), 'long'),
        labelDayButton: (date, { selected }) => (selected ? labels.isChosen(dayName(date)) : dayName(date)),
      }}
      components={components}
      classNames={css as Record<string, string>}
    />
  );
}
