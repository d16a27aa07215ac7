import { useLingui } from '@lingui/react/macro';
import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { addDays, isDay, periodOf } from '#contract/day-range.ts';
import type { CheckInDay } from '#contract/endpoints/promotions/check-in.ts';
import { fromDecimal } from '#contract/money.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { dayNumber, dayText, monthText, weekdayText } from '#src/i18n/days.ts';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { cx, VisuallyHidden } from '#src/ui/elements.tsx';
import css from './CheckIn.module.css';

interface Props {
  days: readonly CheckInDay[];
  today: string;
  /** `week`: three days before today, and three after it. */
  span: 'month' | 'week';
  /** Days in a row that end with today or yesterday. */
  streak: number;
}

/** The days of the month, or of the week around today, with their rewards and what became of them. */
export function CheckInCalendar({ days, today, span, streak }: Props) {
  const { i18n } = useLingui();
  if (!isDay(today)) return null;
  const known = days.filter(({ date }) => isDay(date));
  const [first] = known;
  if (!first) return null;
  const isSigned = known.some(({ date, state }) => date === today && state === 'signed');
  const last = isSigned ? today : addDays(today, -1);
  const row = { from: addDays(last, 1 - streak), to: last };
  // The first day of a month stands below its weekday.
  const before = (new Date(`${first.date}T00:00Z`).getUTCDay() + 6) % 7;
  const start = span === 'month' ? periodOf('week', today).from : addDays(today, -3);
  const weekDays = Array.from({ length: 7 }, (_, index) => addDays(start, index));
  // A week has days of the month before or after. What is known of them is which are in the row.
  const other = (date: string): ShownDay | UnknownDay =>
    inRange(date, row) ? { date, state: 'signed', reward: null } : { date };
  const shown =
    span === 'month' ? known : weekDays.map((date) => known.find((day) => day.date === date) ?? other(date));
  return (
    <div className={css.calendar}>
      {span === 'month' && <p className={css.month}>{monthText(i18n.locale, first.date)}</p>}
      <div className={css.grid} aria-hidden>
        {weekDays.map((day) => (
          <span key={day} className={css.weekday}>
            {weekdayText(i18n.locale, day, 'short')}
          </span>
        ))}
      </div>
      <ol className={css.grid}>
        {shown.map((day, index) =>
          day.state ? (
            <Day
              key={day.date}
              day={day}
              isToday={day.date === today}
              column={span === 'month' && index === 0 ? before + 1 : 0}
            />
          ) : (
            <li key={day.date} className={cx(css.day, css.other)}>
              <DayName date={day.date} />
            </li>
          ),
        )}
      </ol>
    </div>
  );
}

const inRange = (day: string, { from, to }: { from: string; to: string }) => from <= day && day <= to;

type ShownDay = Pick<CheckInDay, 'date' | 'state' | 'reward'>;
type UnknownDay = { date: string; state?: undefined };

interface DayProps {
  day: ShownDay;
  isToday: boolean;
  /** Where the first day begins; 0: after the one before. */
  column: number;
}

/** Its number; read out with its weekday and month. */
function DayName({ date }: { date: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={date} className={css.number}>
      <span aria-hidden>{dayNumber(i18n.locale, date)}</span>
      <VisuallyHidden>{dayText(i18n.locale, date)}</VisuallyHidden>
    </time>
  );
}

const Day = ({ day, isToday, column }: DayProps) => (
  <li
    className={cx(css.day, css[day.state], isToday && css.today)}
    style={column > 0 ? { gridColumnStart: column } : undefined}
    aria-current={isToday ? 'date' : undefined}
  >
    <DayName date={day.date} />
    <DayState state={day.state} />
    {day.state !== 'pass' && <DayReward reward={day.reward} />}
  </li>
);

function DayState({ state }: { state: CheckInDay['state'] }) {
  const { t } = useLingui();
  const shown: Record<CheckInDay['state'], readonly [text: string, icon: ReactNode]> = {
    signed: [t`checked in`, <Check key="signed" aria-hidden />],
    pass: [t`missed`, <span key="pass" className={css.dash} aria-hidden />],
    conditional: [t`on a condition`, <Lock key="conditional" aria-hidden />],
    open: [t`open`, null],
    to_come: [t`to come`, null],
  };
  const [text, icon] = shown[state];
  return (
    <span className={css.state}>
      {icon}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}

/** Shortened, since a day of a month on a phone has room for five characters; without the currency's sign if it has more. */
function DayReward({ reward }: { reward: string | null }) {
  const currency = useCurrency();
  if (reward === null) return null;
  const [text = '', bare] = [false, true].map((isBare) =>
    moneyText(Number(reward), moneyFormat(currency), { length: 'compact', bare: isBare }),
  );
  return (
    <>
      <data className={css.reward} value={reward} aria-hidden>
        {text.length > 5 ? bare : text}
      </data>
      <VisuallyHidden>
        <MinorAmount minor={fromDecimal(reward, currency)} currency={currency} />
      </VisuallyHidden>
    </>
  );
}
