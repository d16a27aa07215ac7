import { Trans, useLingui } from '@lingui/react/macro';
import { Info, Printer, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { toDecimal } from '#contract/money.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { ExportButton, ExportStatus, RecordExport } from '#src/components/records/ExportButton.tsx';
import type { ExportSource } from '#src/components/records/record-export.implementations.ts';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { dayRangeText } from '#src/i18n/days.ts';
import { timeZoneLabel } from '#src/i18n/time.ts';
import { Button } from '#src/ui/elements.tsx';
import { InlineAlert, Panel } from '#src/ui/Panel.tsx';
import { Calculation, useCalculationTexts } from './Calculation.tsx';
import { CommissionSources, useSourceNames } from './CommissionSources.tsx';
import { calculationOf, checkSettlement, outcomeOf, type Settlement } from './calculation.ts';
import { PeriodOutcome, PeriodStatus } from './PeriodStatus.tsx';
import css from './Settlement.module.css';

interface Props extends Pick<ComponentProps<typeof UnreadableList>, 'query'> {
  settlement: Settlement;
}

/** How a period was calculated, to look at, to print and as a file. */
export function Statement({ settlement, query }: Props) {
  const { i18n } = useLingui();
  const { from, to, currency, amount, sources } = settlement;
  const account = useMachineSelector('session', selectMember)?.account ?? '';
  const exported = useStatementExport(settlement);
  const days = from && to ? dayRangeText(i18n.locale, { from, to }) : settlement.id;
  const minor = minorOf(amount, currency);
  const isRunning = outcomeOf(settlement, minor) === 'running';
  return (
    <RecordExport source={exported}>
      <article className={css.statement}>
        <p className={css.printed}>
          <Trans>
            Commission statement of {account}, days in {timeZoneLabel()}
          </Trans>
        </p>
        <ExportStatus />
        <Problems settlement={settlement} />
        <Panel
          title={
            isRunning ? (
              <Trans>How {days} is calculated so far</Trans>
            ) : (
              <Trans>How {days} was calculated</Trans>
            )
          }
          end={currency}
        >
          <div className={css.calculation}>
            <Calculation settlement={settlement} />
            <div className={css.outcome}>
              <p className={css.caption}>{days}</p>
              <p className={css.sum}>
                <MinorAmount minor={minor === null ? null : Math.max(0, minor)} currency={currency} />
              </p>
              <PeriodStatus period={settlement} currency={currency} />
              <div className={css.actions}>
                <Button icon={<Printer />} onClick={() => window.print()}>
                  <Trans>Print the statement</Trans>
                </Button>
                <ExportButton />
              </div>
              <InlineAlert
                tone="info"
                icon={<Info />}
                text={<PeriodOutcome period={settlement} currency={currency} />}
              />
            </div>
          </div>
        </Panel>
        {sources === null ? (
          <UnreadableList title={<Trans>By agent</Trans>} query={query} />
        ) : (
          sources.length > 0 && <CommissionSources settlement={settlement} sources={sources} />
        )}
      </article>
    </RecordExport>
  );
}

/** Says so where the operator's figures do not add up. */
function Problems({ settlement }: { settlement: Settlement }) {
  const { calculation, sources } = checkSettlement(settlement);
  const texts = [
    calculation === 'differs' && (
      <Trans key="calculation">
        The results of this calculation do not follow from its lines. Customer service can tell you which
        figure is right.
      </Trans>
    ),
    calculation === 'unknown' && (
      <Trans key="calculation">A figure in this calculation is missing, so it cannot be checked.</Trans>
    ),
    sources === 'differs' && (
      <Trans key="sources">
        The amounts by agent do not add up to the calculation. Customer service can tell you which is correct.
      </Trans>
    ),
  ].filter((text) => text !== false);
  return texts.map((text) => (
    <InlineAlert key={text.key} tone="warning" icon={<TriangleAlert />} text={text} />
  ));
}

interface StatementRow {
  id: string;
  operation: string;
  name: string;
  note: string;
  amount: string;
}

/** The calculation and its rows by agent as a file. */
function useStatementExport(settlement: Settlement): ExportSource<StatementRow> {
  const { t, i18n } = useLingui();
  const texts = useCalculationTexts(settlement);
  const sourceName = useSourceNames();
  const { from, to, currency, rate, sources } = settlement;
  const rows: StatementRow[] = [
    ...calculationOf(settlement).map(({ id, operation, minor }) => ({
      id,
      operation,
      ...texts(id),
      amount: id === 'rate' ? (rate ?? '') : minor === null ? '' : toDecimal(minor, currency),
    })),
    ...(sources === null
      ? [
          {
            id: 'sources',
            operation: '',
            name: t`By agent`,
            note: t`This list could not be read.`,
            amount: '',
          },
        ]
      : []),
    ...(sources ?? []).flatMap((source, index) => {
      const name = sourceName(source);
      const row = (what: string, note: string, amount: string | null) => ({
        id: `${index} ${what}`,
        operation: '',
        name,
        note,
        amount: amount ?? '',
      });
      return [
        row('base', t`Base`, source.base),
        row('commission', t`Commission`, source.commission),
        ...(source.kind === 'agent' ? [row('share', t`Their share`, source.share)] : []),
        row('ownShare', t`Your share`, source.ownShare),
      ];
    }),
  ];
  return {
    fileName: [t`Commission statement`, from, to].filter(Boolean).join(' '),
    locale: i18n.locale,
    head: [t`Operation`, t`Line`, t`Note`, t`Amount, ${currency}`],
    cells: ({ operation, name, note, amount }) => [operation, name, note, { decimal: amount }],
    read: async (page, count) => ({
      ok: true,
      data: { list: rows.slice((page - 1) * count, page * count), totalCount: rows.length },
    }),
  };
}
