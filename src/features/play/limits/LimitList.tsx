import { Trans } from '@lingui/react/macro';
import Plus from 'lucide-react/icons/plus';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Limit } from './Limit.tsx';
import { LimitForm } from './LimitForm.tsx';
import css from './Limits.module.css';
import type { LimitRow } from './limits.ts';

interface Props {
  rows: readonly LimitRow[];
  currency: string;
  /** The operator's time. */
  now: number;
}

/** The limits that are set, and one that is being set. */
export function LimitList({ rows, currency, now }: Props) {
  const send = useSend('playLimits');
  const edited = useMachineSelector('playLimits', ({ context }) => context.edited);
  const isOpen = (row: LimitRow) => row.kind === edited?.kind && row.period === edited.period;
  const isListed = (row: LimitRow) => row.isSet || !row.isKnown;
  const listed = rows.filter(isListed);
  const free = rows.filter((row) => !isListed(row));
  const added = free.find(isOpen);
  const [first] = free;
  const add = first && !edited && (
    <Button
      icon={<Plus />}
      onClick={() => send({ type: 'limits.edit', kind: first.kind, period: first.period })}
    >
      <Trans>Add a limit</Trans>
    </Button>
  );
  return (
    <Panel title={<Trans>Your limits</Trans>} flush>
      <p className={css.rule}>
        <Trans>A lower limit applies immediately, a higher one after 24 hours.</Trans>
      </p>
      {listed.length === 0 && !added && (
        <EmptyState
          title={<Trans>You have no limits yet</Trans>}
          text={<Trans>Set the most you can deposit, lose or play.</Trans>}
          action={add}
        />
      )}
      <ul>
        {listed.map((row) => (
          <Limit
            key={`${row.kind} ${row.period}`}
            {...{ row, currency, now }}
            isOpen={isOpen(row)}
            canChange={!edited}
          />
        ))}
      </ul>
      {added && (
        <div className={css.limit}>
          <LimitForm key={added.kind} row={added} currency={currency} free={free} />
        </div>
      )}
      {listed.length > 0 && add && <div className={css.limit}>{add}</div>}
    </Panel>
  );
}
