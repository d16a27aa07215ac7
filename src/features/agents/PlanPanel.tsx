import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { useEpoch } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { TableAmount } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Panel } from '#src/ui/Panel.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { planQuery } from './agent-queries.ts';
import css from './PlanPanel.module.css';

/** The steps of the commission; `ownStep` is the number of the one that an agent has reached. */
export function PlanPanel({ ownStep = null }: { ownStep?: number | null }) {
  const { t, i18n } = useLingui();
  const plan = useQuery(planQuery(useEpoch()));
  return (
    <Panel title={<Trans>What you earn</Trans>} flush>
      <QueryView
        query={plan}
        skeleton={<LineSkeletons label={t`Loading the commission plan`} count={4} />}
        isEmpty={({ steps }) => steps.length === 0}
        empty={
          <EmptyState
            title={<Trans>There is no commission plan</Trans>}
            text={<Trans>Contact customer service for commission rates.</Trans>}
          />
        }
      >
        {({ steps, currency, feeRate, payDays }) => {
          const fee = feeRate === null ? '' : percentText(i18n.locale, feeRate);
          return (
            <>
              <StepTable steps={steps} currency={currency} ownStep={ownStep} />
              <p className={css.note}>
                <Info />
                <span>
                  {fee === '' ? (
                    <Trans>
                      The commission base is the net win from your members without bonuses and fees.
                    </Trans>
                  ) : (
                    <Trans>
                      The commission base is the net win from your members without bonuses and fees of {fee}{' '}
                      for the providers.
                    </Trans>
                  )}{' '}
                  <Trans>A period below zero is carried over; you never pay.</Trans>{' '}
                  {payDays !== null && (
                    <Plural
                      value={payDays}
                      one="A period is paid # day after its end."
                      other="A period is paid # days after its end."
                    />
                  )}
                </span>
              </p>
            </>
          );
        }}
      </QueryView>
    </Panel>
  );
}

interface StepsProps {
  steps: readonly { minActive: number | null; minNet: string | null; rate: string | null }[];
  currency: string;
  ownStep: number | null;
}

function StepTable({ steps, currency, ownStep }: StepsProps) {
  const { i18n } = useLingui();
  const { sign } = moneyFormat(currency);
  return (
    <table className={css.steps}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Step</Trans>
          </th>
          <th scope="col">
            <Trans>Your active members, from</Trans>
          </th>
          <th scope="col">
            <Trans>Your commission base, from, {sign}</Trans>
          </th>
          <th scope="col">
            <Trans>Your share</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ minActive, minNet, rate }, index) => {
          const minor = minorOf(minNet, currency);
          const number = i18n.number(index + 1);
          const isOwn = ownStep === index + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the plan's steps have no ID but their number
            <tr key={index} className={isOwn ? css.own : undefined}>
              <th scope="row">
                <Trans>Step {number}</Trans>
                {isOwn && (
                  <small>
                    <Trans>Your step</Trans>
                  </small>
                )}
              </th>
              <td>{minActive === null ? <Trans>Unknown</Trans> : i18n.number(minActive)}</td>
              <td>
                {minor === 0 ? (
                  <Trans>any base above 0</Trans>
                ) : (
                  <TableAmount minor={minor} currency={currency} />
                )}
              </td>
              <td>{rate === null ? <Trans>Unknown</Trans> : percentText(i18n.locale, rate)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
