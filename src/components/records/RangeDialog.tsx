import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { maxRangeMonths } from '#contract/constants.ts';
import { type DayRange, rangeProblem } from '#contract/day-range.ts';
import { dayNumber, dayRangeText, fullDayText, monthText, weekdayText } from '#src/i18n/days.ts';
import { timeZoneLabel } from '#src/i18n/time.ts';
import { type ChosenDays, DayCalendar } from '#src/ui/DayCalendar.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { Button } from '#src/ui/elements.tsx';
import { RangeProblemText } from './RecordList.tsx';
import { today } from './record-search.ts';

interface Props {
  range: DayRange;
  onChange: (range: DayRange) => void;
  onClose: () => void;
}

/** Chooses the first and the last day. Loaded on demand, with its calendar. */
export default function RangeDialog({ range, onChange, onClose }: Props) {
  const { t, i18n } = useLingui();
  const [days, setDays] = useState<ChosenDays>(range);
  const chosen = { from: days.from, to: days.to ?? days.from };
  const problem = rangeProblem(chosen, today());
  const shown = dayRangeText(i18n.locale, chosen);
  return (
    <Dialog
      title={<Trans>Choose days</Trans>}
      text={
        <Trans>
          At most {maxRangeMonths} months, days in {timeZoneLabel()}.
        </Trans>
      }
      failure={problem && <RangeProblemText range={chosen} />}
      closeLabel={t`Close`}
      onClose={onClose}
      actions={
        <Button variant="primary" disabled={problem !== null} onClick={() => onChange(chosen)}>
          <Trans>Show {shown}</Trans>
        </Button>
      }
    >
      <DayCalendar
        names={{
          month: (day) => monthText(i18n.locale, day),
          weekday: (day, style) => weekdayText(i18n.locale, day, style),
          day: (day) => fullDayText(i18n.locale, day),
          number: (day) => dayNumber(i18n.locale, day),
        }}
        value={days}
        last={today()}
        onChange={setDays}
        labels={{
          previous: t`Previous month`,
          next: t`Next month`,
          isChosen: (day) => t`${day}, selected`,
        }}
      />
    </Dialog>
  );
}
