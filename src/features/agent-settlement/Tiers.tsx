import { Trans, useLingui } from '@lingui/react/macro';
import { minorOf } from '#src/api/amounts.ts';
import { TableAmount } from '#src/components/MinorAmount.tsx';
import { percentText } from '#src/i18n/percent.ts';
import { Panel } from '#src/ui/Panel.tsx';
import type { Settlement, Tier } from './settlement-bill.ts';
import css from './Tiers.module.css';

/** Names of the rows of a settlement. */
export function useTierNames(): (tier: Pick<Tier, 'kind' | 'memberAccount' | 'memberId'>) => string {
  const { t } = useLingui();
  return ({ kind, memberAccount, memberId }) => {
    if (kind === 'own') return t`Your own members`;
    if (kind === 'carried') return t`Carried over`;
    const name = memberAccount || memberId;
    return t`${name} and below`;
  };
}

/** Where the commission comes from: the agent's own members and each agent below. */
export function Tiers({ settlement, tiers }: { settlement: Settlement; tiers: readonly Tier[] }) {
  const { t, i18n } = useLingui();
  const { currency, rate } = settlement;
  const nameOf = useTierNames();
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls only what has the focus */}
      <section className={css.frame} aria-label={t`By agent`} tabIndex={0}>
        <table className={css.tiers}>
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
            {tiers.map((tier, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: tiers are never reordered and have no ID
              <tr key={place}>
                <th scope="row">{nameOf(tier)}</th>
                <td>{tier.kind === 'carried' ? '–' : count(tier.active)}</td>
                <td>{amount(tier.base)}</td>
                <td>{amount(tier.commission)}</td>
                <td>
                  {tier.kind !== 'agent' ? (
                    '–'
                  ) : (
                    <>
                      {tier.shareRate !== null && <small>{percentText(i18n.locale, tier.shareRate)}</small>}{' '}
                      {amount(tier.share, -1)}
                    </>
                  )}
                </td>
                <td>{amount(tier.ownShare)}</td>
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
