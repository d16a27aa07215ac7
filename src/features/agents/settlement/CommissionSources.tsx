import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useIsDesktop } from '#src/actors/machines.tsx';
import { minorOf } from '#src/api/amounts.ts';
import { TableAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { cx } from '#src/ui/elements.tsx';
import { useScrollEdges } from '#src/ui/lists.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { RecordCards } from '#src/ui/RecordCards.tsx';
import css from './CommissionSources.module.css';
import type { CommissionSource, Settlement } from './calculation.ts';

/** Names of the rows of a settlement. */
export function useSourceNames(): (
  source: Pick<CommissionSource, 'kind' | 'memberAccount' | 'memberId'>,
) => string {
  const { t } = useLingui();
  return ({ kind, memberAccount, memberId }) => {
    if (kind === 'own') return t`Your own members`;
    if (kind === 'carried') return t`Carried over`;
    const name = memberAccount || memberId;
    return t`${name} and below`;
  };
}

interface Props {
  settlement: Settlement;
  sources: readonly CommissionSource[];
}

/** Where the commission comes from: the agent's own members and each agent below. */
export const CommissionSources = (props: Props) =>
  useIsDesktop() ? <SourceTable {...props} /> : <SourceCards {...props} />;

/** What is left to the agent, in minor units; null if not known. */
function ownShareOf({ currency, commission, shares }: Settlement): number | null {
  const [earned, shared] = [minorOf(commission, currency), minorOf(shares, currency)];
  return earned === null || shared === null ? null : earned - shared;
}

function SourceCards({ settlement, sources }: Props) {
  const { t, i18n } = useLingui();
  const { currency } = settlement;
  const nameOf = useSourceNames();
  const amount = (minor: number | null) => <TableAmount minor={minor} currency={currency} />;
  return (
    <RecordCards
      groups={[
        {
          id: 'sources',
          label: t`Your share`,
          end: (
            <span>
              {currency} {amount(ownShareOf(settlement))}
            </span>
          ),
          rows: sources.map((source, index) => {
            const activeText = i18n.number(source.active ?? 0);
            return {
              id: index.toString(),
              title: nameOf(source),
              sub: source.kind !== 'carried' && source.active !== null && <Trans>{activeText} active</Trans>,
              figure: amount(minorOf(source.ownShare, currency)),
              subFigure: (
                <>
                  <Trans>Commission</Trans> {amount(minorOf(source.commission, currency))}
                </>
              ),
            };
          }),
        },
      ]}
    />
  );
}

function SourceTable({ settlement, sources }: Props) {
  const { t, i18n } = useLingui();
  const { currency, rate } = settlement;
  const nameOf = useSourceNames();
  const frame = useRef<HTMLElement>(null);
  const edges = useScrollEdges(frame);
  const amount = (decimal: string | null, sign = 1) => {
    const minor = minorOf(decimal, currency);
    return <TableAmount minor={minor === null ? null : minor * sign} currency={currency} />;
  };
  const percent = rate === null ? '' : percentText(i18n.locale, rate);
  const count = (value: number | null) => (value === null ? t`Unknown` : i18n.number(value));
  return (
    <Panel flush title={<Trans>By agent</Trans>} end={currency}>
      <section
        ref={frame}
        className={cx(css.frame, !edges.end && css.fadeEnd)}
        aria-label={t`By agent`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus
        tabIndex={0}
      >
        <table className={css.sources}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Members</Trans>
              </th>
              <th scope="col">
                <Trans>Active</Trans>
              </th>
              <th scope="col">
                <Trans>Base</Trans>
              </th>
              <th scope="col">
                {rate === null ? <Trans>Commission</Trans> : <Trans>Commission, {percent}</Trans>}
              </th>
              <th scope="col">
                <Trans>Their share</Trans>
              </th>
              <th scope="col">
                <Trans>Your share</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {sources.map((source, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sources are never reordered and have no ID
              <tr key={index}>
                <th scope="row">{nameOf(source)}</th>
                <td>{source.kind === 'carried' ? '–' : count(source.active)}</td>
                <td>{amount(source.base)}</td>
                <td>{amount(source.commission)}</td>
                <td>
                  {source.kind !== 'agent' ? (
                    '–'
                  ) : (
                    <>
                      {source.shareRate !== null && (
                        <small>{percentText(i18n.locale, source.shareRate)}</small>
                      )}{' '}
                      {amount(source.share, -1)}
                    </>
                  )}
                </td>
                <td>{amount(source.ownShare)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                <Trans>Total</Trans>
              </th>
              <td>{count(settlement.active)}</td>
              <td>{amount(settlement.base)}</td>
              <td>{amount(settlement.commission)}</td>
              <td>{amount(settlement.shares, -1)}</td>
              <td>
                <TableAmount minor={ownShareOf(settlement)} currency={currency} />
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </Panel>
  );
}
