import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { minorOf } from '#src/api/amounts.ts';
import { TableAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { cx } from '#src/ui/elements.tsx';
import { useScrollEdges } from '#src/ui/lists.ts';
import { Panel } from '#src/ui/Panel.tsx';
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

/** Where the commission comes from: the agent's own members and each agent below. */
export function CommissionSources({
  settlement,
  sources,
}: {
  settlement: Settlement;
  sources: readonly CommissionSource[];
}) {
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
  const ownShare = (() => {
    const [commission, shares] = [settlement.commission, settlement.shares].map((decimal) =>
      minorOf(decimal, currency),
    ) as [number | null, number | null];
    return commission === null || shares === null ? null : commission - shares;
  })();
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
                <TableAmount minor={ownShare} currency={currency} />
              </td>
            </tr>
          </tfoot>
        </table>
      </section>
    </Panel>
  );
}
