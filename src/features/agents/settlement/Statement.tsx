import { Trans, useLingui } from '@lingui/react/macro';
import Info from 'lucide-react/icons/info';
import Printer from 'lucide-react/icons/printer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ComponentProps } from 'react';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.ts';
import { minorOf } from '#src/api/amounts.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { ExportButton, ExportStatus, RecordExport } from '#src/components/records/ExportButton.tsx';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { dayRangeText } from '#src/i18n/days.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { Button } from '#src/ui/Button.tsx';
import { InlineAlert } from '#src/ui/InlineAlert.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { Calculation } from './Calculation.tsx';
import { CommissionSources } from './CommissionSources.tsx';
import { checkSettlement, type Settlement } from './calculation.ts';
import { PeriodStatus } from './PeriodStatus.tsx';
import css from './Settlement.module.css';
import { useStatementExport } from './use-statement-export.ts';

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
        <Panel title={<Trans>How {days} was calculated</Trans>} end={currency}>
          <div className={css.calculation}>
            <Calculation settlement={settlement} />
            <div className={css.outcome}>
              <p className={css.caption}>{days}</p>
              <p className={css.sum}>
                <MinorAmount minor={minor === null ? null : Math.max(0, minor)} currency={currency} />
              </p>
              <PeriodStatus period={settlement} currency={currency} />
              <div className={css.actions}>
                <Button variant="primary" shape="wide" icon={<Printer />} onClick={() => window.print()}>
                  <Trans>Print the statement</Trans>
                </Button>
                <ExportButton />
              </div>
              <InlineAlert tone="info" icon={<Info />} text={<Goes minor={minor} />} />
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

const Goes = ({ minor }: { minor: number | null }) =>
  minor !== null && minor < 0 ? (
    <Trans>You pay nothing: what is below zero is taken off the next period.</Trans>
  ) : (
    <Trans>It is credited to your wallet.</Trans>
  );

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
