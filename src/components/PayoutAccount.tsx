import { Trans, useLingui } from '@lingui/react/macro';
import { Coins, Landmark, Smartphone } from 'lucide-react';
import { Fragment } from 'react';
import type { AccountKind, PayoutAccount } from '#contract/endpoints/money/accounts.ts';
import css from './PayoutAccount.module.css';

const icons: Record<AccountKind, typeof Coins> = { bank: Landmark, ewallet: Smartphone, crypto: Coins };

export function AccountIcon({ kind }: { kind: AccountKind }) {
  const Icon = icons[kind];
  return <Icon />;
}

/** The bank, brand or network, and the member's own name of the account. */
export function AccountName({ account }: { account: PayoutAccount }) {
  const { bankName, brandName, networkName, alias } = account;
  const place = bankName || brandName || networkName;
  return alias ? `${place} (${alias})` : place;
}

/** What tells the account from the member's others: the last digits, or the whole address. */
export function AccountNumber({ account: { number, address } }: { account: PayoutAccount }) {
  const digits = /^\*+(\d+)$/.exec(number)?.[1];
  if (digits) return <Trans>ends in {digits}</Trans>;
  return address ? <CryptoAddress address={address} /> : number;
}

/** The account of an order in the operator's words, whose masked number at the end is said as those of accounts are. */
export function AccountInWords({ text }: { text: string }) {
  const [, place, digits] = /^(.*[^\s*])\s*\*{2,}\s*(\d+)$/.exec(text) ?? [];
  return place && digits ? (
    <Trans>
      {place} (ends in {digits})
    </Trans>
  ) : (
    text
  );
}

/** An address, which wraps between groups of four characters: at the end of it, no fewer stand alone in a line. */
export const CryptoAddress = ({ address }: { address: string }) => (
  <span className={css.address}>
    {address.match(/.{4}(?=.{4})|.+/g)?.map((group, index) => (
      <Fragment key={index.toString()}>
        {index > 0 && <wbr />}
        {group}
      </Fragment>
    ))}
  </span>
);

/** Both as a text, for labels. */
export function useAccountText({ bankName, brandName, networkName, number, address }: PayoutAccount): string {
  const { t } = useLingui();
  const digits = /^\*+(\d+)$/.exec(number)?.[1];
  return `${bankName || brandName || networkName}, ${digits ? t`ends in ${digits}` : address || number}`;
}
