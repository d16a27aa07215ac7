import { useLingui } from '@lingui/react/macro';
import Calendar from 'lucide-react/icons/calendar';
import { Suspense, useState } from 'react';
import { type DayRange, presetRange, type RangePreset } from '#contract/day-range.ts';
import { dayRangeText } from '#src/i18n/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceChips } from '#src/ui/ChoiceChips.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { today } from './record-search.ts';

const RangeDialog = lazyComponent(() => import('./RangeDialog.tsx'));

const offered = ['today', 'yesterday', 'last7', 'last30'] as const satisfies readonly RangePreset[];

interface Props {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** Days of the site's time zone, at most three months of them. */
export function RangeFilter({ range, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const labels = { today: t`Today`, yesterday: t`Yesterday`, last7: t`7 days`, last30: t`30 days` };
  const chosen = offered.find((preset) => {
    const { from, to } = presetRange(preset, today());
    return from === range.from && to === range.to;
  });
  return (
    <>
      <ChoiceChips
        label={t`Days`}
        chips={offered.map((id) => ({ id, label: labels[id] }))}
        value={chosen ?? null}
        onChange={(preset) => onChange(presetRange(preset, today()))}
      >
        <Button icon={<Calendar />} onClick={() => setOpen(true)}>
          {dayRangeText(i18n.locale, range)}
        </Button>
      </ChoiceChips>
      {isOpen && (
        <Suspense>
          <RangeDialog
            range={range}
            onClose={() => setOpen(false)}
            onChange={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
