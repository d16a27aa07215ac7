import { useLingui } from '@lingui/react/macro';
import { limitKinds } from '#contract/endpoints/play/limits.ts';
import { useSend } from '#src/actors/machines.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { type LimitRow, limitName } from './limits.ts';

/** Which limit is added. */
export function LimitChoice({ row, free }: { row: LimitRow; free: readonly LimitRow[] }) {
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
