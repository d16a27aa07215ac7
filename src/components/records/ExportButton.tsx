import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Download, TriangleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { recordExportMachine } from '#machines/records/record-export.machine.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { PageMachine } from '#src/actors/page-machine.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import { ProgressBar } from '#src/ui/Steps.tsx';
import css from './Records.module.css';
import { type ExportSource, recordExportImplementations } from './record-export.implementations.ts';
import { useSelection } from './record-search.ts';

interface ExportProps<Row extends { id: string }> {
  source: ExportSource<Row>;
  /** With `ExportButton` and `ExportStatus`. */
  children: ReactNode;
}

/** Runs the export of all rows, not of the page. */
export function RecordExport<Row extends { id: string }>({ source, children }: ExportProps<Row>) {
  const latest = useRef(source);
  latest.current = source;
  return (
    <PageMachine
      name="recordExport"
      part={useId()}
      logic={() => recordExportMachine.provide(recordExportImplementations(() => latest.current))}
      input={undefined}
    >
      <DismissedBySelection />
      {children}
    </PageMachine>
  );
}

/** The result of the last export is not shown beside other rows. */
function DismissedBySelection() {
  const selection = useSelection();
  const send = useSend('recordExport');
  const shown = useRef(selection);
  useEffect(() => {
    if (shown.current !== selection) send({ type: 'export.dismiss' });
    shown.current = selection;
  }, [send, selection]);
  return null;
}

interface Props {
  /** By default "Export". */
  children?: ReactNode;
}

export function ExportButton({ children = <Trans>Export</Trans> }: Props) {
  const send = useSend('recordExport');
  const isRunning = useMachineSelector('recordExport', (snapshot) => snapshot.matches('running'));
  return (
    <Button
      icon={<Download />}
      busy={isRunning}
      busyLabel={<Trans>Exporting</Trans>}
      onClick={() => send({ type: 'export.start' })}
    >
      {children}
    </Button>
  );
}

export function ExportStatus() {
  const send = useSend('recordExport');
  const snapshot = useMachineSelector('recordExport', (state) => state);
  const { rows, total, missing } = snapshot.context;
  if (snapshot.matches('idle')) return null;
  if (snapshot.matches('saved'))
    return (
      <InlineAlert
        tone={missing > 0 ? 'warning' : 'success'}
        icon={missing > 0 ? <TriangleAlert /> : <CircleCheck />}
        text={
          missing > 0 ? (
            <Plural
              value={missing}
              one="The file is saved, but # entry could not be read and is missing from it."
              other="The file is saved, but # entries could not be read and are missing from it."
            />
          ) : (
            <Plural
              value={rows}
              one="The file is saved with # entry."
              other="The file is saved with # entries."
            />
          )
        }
      />
    );
  const isInterrupted = snapshot.matches({ running: 'interrupted' });
  return (
    <div className={css.export} role={isInterrupted ? 'alert' : 'status'}>
      <div className={css.exportText}>
        {isInterrupted ? <Interrupted /> : <Trans>Reading entries for the file</Trans>}
        {total !== null && <RowsRead rows={rows} total={total} />}
      </div>
      {isInterrupted && (
        <Button onClick={() => send({ type: 'export.continue' })}>
          <Trans>Continue</Trans>
        </Button>
      )}
      <Button variant="ghost" onClick={() => send({ type: 'export.cancel' })}>
        <Trans>Cancel</Trans>
      </Button>
    </div>
  );
}

function RowsRead({ rows, total }: { rows: number; total: number }) {
  const { t, i18n } = useLingui();
  const [read, all] = [i18n.number(rows), i18n.number(total)];
  const words = t`${read} of ${all} entries`;
  return (
    <>
      <ProgressBar label={t`Export`} value={rows / Math.max(total, 1)} valueText={words} tone="neutral" />
      <small>{words}</small>
    </>
  );
}

function Interrupted() {
  const { i18n } = useLingui();
  const failure = useMachineSelector('recordExport', ({ context }) => context.failure);
  return (
    <span>
      <Trans>The export was interrupted. What was read is kept.</Trans>{' '}
      {failure && failureText(i18n, failure)}
    </span>
  );
}
