import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { limitKinds } from '#contract/endpoints/play/limits.ts';
import { asciiDigits } from '#contract/money.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { MoneyField, useAmount } from '#src/components/forms/MoneyField.tsx';
import { Button, TextButton } from '#src/ui/elements.tsx';
import { SelectField, TextField } from '#src/ui/Field.tsx';
import css from './Limits.module.css';
import { type LimitRow, limitName, wireOf } from './limits.ts';

interface Props {
  row: LimitRow;
  currency: string;
  /** The limits that can be added, of which `row` is one. */
  free?: readonly LimitRow[];
}

/** The new value of a limit. */
export const LimitForm = (props: Props) =>
  props.row.kind === 'session' ? <TimeForm {...props} /> : <MoneyForm {...props} />;

function MoneyForm(props: Props) {
  const { row, currency } = props;
  const { t } = useLingui();
  const amount = useAmount({ currency, min: null, max: null }, row.value);
  return (
    <Frame {...props} value={amount.minor} onSubmit={amount.check}>
      <MoneyField label={t`At most`} currency={currency} amount={amount} presets={[]} disabled={false} />
    </Frame>
  );
}

const hoursIn = { day: 24, week: 7 * 24, month: 31 * 24 };
const countOf = (text: string) => {
  const digits = asciiDigits(text.trim());
  if (digits === '') return 0;
  return /^\d{1,5}$/.test(digits) ? Number(digits) : Number.NaN;
};

function TimeForm(props: Props) {
  const { value, period } = props.row;
  const { t } = useLingui();
  const [hours, setHours] = useState(value === null ? '' : String(Math.floor(value / 60)));
  const [minutes, setMinutes] = useState(value === null ? '' : String(value % 60));
  const [isChecked, setChecked] = useState(false);
  const max = hoursIn[period];
  const typed = countOf(hours) * 60 + countOf(minutes);
  const isPossible = typed > 0 && typed <= max * 60;
  const isInvalid = isChecked && !isPossible;
  const field = {
    autoComplete: 'off',
    inputMode: 'numeric',
    state: isInvalid ? 'invalid' : undefined,
  } as const;
  return (
    <Frame {...props} value={isPossible ? typed : null} onSubmit={() => setChecked(true)}>
      <div className={css.duration}>
        <TextField
          {...field}
          label={t`Hours`}
          value={hours}
          onChange={({ target }) => setHours(target.value)}
          note={isInvalid && t`Enter a time of at most ${max} hours.`}
        />
        <TextField
          {...field}
          label={t`Minutes`}
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
        />
      </div>
    </Frame>
  );
}

interface FrameProps extends Props {
  /** Null as long as what is typed is not possible. */
  value: number | null;
  onSubmit: () => void;
  children: ReactNode;
}

function Frame({ row, currency, free, value, onSubmit, children }: FrameProps) {
  const send = useSend('playLimits');
  const { i18n } = useLingui();
  const isBusy = useMachineSelector('playLimits', (snapshot) => snapshot.hasTag('busy'));
  const { kind, period } = row;
  const review = (amount: number | null) =>
    send({
      type: 'limits.review',
      change: {
        type: 'limit',
        kind,
        period,
        value: amount === null ? null : wireOf(kind, amount, currency),
      },
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
    if (value !== null) review(value);
  };
  return (
    <form className={css.form} aria-label={limitName(i18n, row)} noValidate onSubmit={submit}>
      {free && <LimitChoice row={row} free={free} />}
      {children}
      <div className={css.buttons}>
        <Button type="submit" busy={isBusy}>
          <Trans>Continue</Trans>
        </Button>
        <Button variant="ghost" onClick={() => send({ type: 'limits.close' })}>
          <Trans>Cancel</Trans>
        </Button>
        {row.value !== null && (
          <TextButton onClick={() => review(null)}>
            <Trans>Remove this limit</Trans>
          </TextButton>
        )}
      </div>
    </form>
  );
}

/** Which limit is added. */
function LimitChoice({ row, free }: { row: LimitRow; free: readonly LimitRow[] }) {
  const send = useSend('playLimits');
  const { t, i18n } = useLingui();
  return (
    <SelectField
      label={t`Limit`}
      value={`${row.kind} ${row.period}`}
      onChange={({ target }) => {
        const chosen = free.find(({ kind, period }) => `${kind} ${period}` === target.value);
        if (chosen) send({ type: 'limits.edit', kind: chosen.kind, period: chosen.period });
      }}
    >
      {limitKinds.flatMap((kind) =>
        free
          .filter((each) => each.kind === kind)
          .map((each) => (
            <option key={each.period} value={`${kind} ${each.period}`}>
              {limitName(i18n, each)}
            </option>
          )),
      )}
    </SelectField>
  );
}
