import { Trans, useLingui } from '@lingui/react/macro';
import { useSend } from '#src/actors/machines.ts';
import { reminderChoices, reminderMinutes } from '#src/site/play-reminder.ts';
import { site } from '#src/site/site.ts';
import { ChoiceBar } from '#src/ui/ChoiceBar.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import css from './Limits.module.css';
import { LimitAmount } from './LimitText.tsx';
import { type LimitRow, minutesText } from './limits.ts';

const off = 'off';

interface Props {
  rows: readonly LimitRow[];
  /** Minutes between reminders in play; null for none. */
  reminder: number | null;
}

/** How long the member has played, and how often to be reminded of it. */
export function PlayTimeReminder({ rows, reminder }: Props) {
  const send = useSend('playLimits');
  const { i18n } = useLingui();
  const played = (period: LimitRow['period']) =>
    rows.find((row) => row.kind === 'session' && row.period === period)?.used ?? null;
  const week = <LimitAmount kind="session" amount={played('week')} currency="" />;
  const choices = reminderChoices(site, reminder);
  const shown = reminderMinutes(site, reminder);
  return (
    <Panel>
      <div className={css.time}>
        <div>
          <h2 className={css.label}>
            <Trans>Play time today</Trans>
          </h2>
          <p className={css.figure}>
            <LimitAmount kind="session" amount={played('day')} currency="" />
          </p>
          <p className={css.note}>
            <Trans>{week} this week</Trans>
          </p>
        </div>
        {choices.length > 0 && (
          <ChoiceBar
            legend={<Trans>Remind me every</Trans>}
            choices={choices.map((minutes) =>
              minutes === null
                ? { id: off, label: <Trans>Off</Trans> }
                : { id: String(minutes), label: minutesText(i18n.locale, minutes) },
            )}
            value={shown === null ? off : String(shown)}
            onChange={(id) => {
              const minutes = id === off ? null : Number(id);
              send({ type: 'limits.set', change: { type: 'reminder', minutes } });
            }}
          />
        )}
      </div>
    </Panel>
  );
}
