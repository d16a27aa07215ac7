import type { Currency } from '#contract/constants.ts';
import { cryptoNetworks } from '#contract/crypto-address.ts';
import { isCurrency } from '#contract/currency.ts';
import type { BankAccountRow } from '#sandbox/db/schema.ts';

type Institution = { id: string; name: string };

const BANKS: Readonly<Record<Currency, readonly string[]>> = {
  RMB: ['江南银行', '北岸商业银行', '云岭银行'],
  VND: ['Ngân hàng Sông Hồng', 'Ngân hàng Biển Xanh', 'Ngân hàng Tây Nguyên'],
  WON: ['한빛강은행', '남산신탁은행'],
  JPY: ['港南銀行', '北都信託銀行'],
  THB: ['ธนาคารแม่ปิง', 'ธนาคารอันดามัน'],
  USD: ['Red River Bank', 'Harbour Trust', 'Northshore Savings'],
  INR: ['Banyan Bank', 'Deccan Cooperative Bank'],
  MMK: ['ဧရာဘဏ်', 'ပုဂံရွှေဘဏ်'],
  BRL: ['Banco Ipê', 'Banco Serra Azul'],
  BDT: ['Padma Delta Bank', 'Sundarban Bank'],
  NGN: ['Lagoon Bank', 'Savannah Trust'],
};
/** Currencies whose banks ask for the branch. */
const WITH_BRANCH: readonly string[] = ['JPY', 'INR', 'BRL'];
const EWALLETS: readonly Institution[] = [
  { id: 'kasapay', name: 'KasaPay' },
  { id: 'lumo', name: 'Lumo' },
];
const NETWORK_NAMES = { TRC20: 'USDT, TRC-20', ERC20: 'USDT, ERC-20', BTC: 'Bitcoin' } as const;
const NETWORKS: readonly Institution[] = cryptoNetworks.map((id) => ({ id, name: NETWORK_NAMES[id] }));
/** Currencies without crypto accounts. */
const WITHOUT_CRYPTO: readonly string[] = ['INR', 'WON'];

export const needsBranch = (currency: string): boolean => WITH_BRANCH.includes(currency);

/** Banks, brands or networks that are offered in a currency. */
export const institutionsOf = (kind: BankAccountRow['kind'], currency: string): readonly Institution[] => {
  if (!isCurrency(currency)) return [];
  if (kind === 'ewallet') return EWALLETS;
  if (kind === 'crypto') return WITHOUT_CRYPTO.includes(currency) ? [] : NETWORKS;
  return BANKS[currency].map((name, i) => ({ id: `${currency.toLowerCase()}-${i + 1}`, name }));
};

export const institutionName = (
  kind: BankAccountRow['kind'],
  institution: string,
  currency: string,
): string => institutionsOf(kind, currency).find(({ id }) => id === institution)?.name ?? institution;

/** Masked but for the last four digits, or the first letter of an e-mail address; crypto addresses are public. */
export const shownNumber = ({ kind, number }: Pick<BankAccountRow, 'kind' | 'number'>): string => {
  if (kind === 'crypto') return number;
  return number.includes('@') ? number.replace(/(?<=^.)[^@]*/, '***') : `****${number.slice(-4)}`;
};

/** The account in words. */
export const accountLabel = (
  account: Pick<BankAccountRow, 'kind' | 'institution' | 'number'>,
  currency: string,
): string => `${institutionName(account.kind, account.institution, currency)} ${shownNumber(account)}`;
