import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { aliasLength, isAlias, isBankNumber, isBranch, isWalletNumber } from '#contract/account-rules.ts';
import { cryptoAddressProblem, isCryptoNetwork } from '#contract/crypto-address.ts';
import { normalizeText } from '#contract/validation.ts';
import type { NewAccount } from '#machines/money/bank-account.machine.ts';

export type AccountField = 'institution' | 'branch' | 'number' | 'alias';
export type AccountProblems = Partial<Record<AccountField, string>>;

const texts = {
  institution: {
    bank: msg`Choose a bank.`,
    ewallet: msg`Choose an e-wallet.`,
    crypto: msg`Choose a network.`,
  },
  branch: msg`Enter the branch, with letters and digits.`,
  bank: msg`Enter the account number, 6 to 20 digits.`,
  ewallet: msg`Enter the phone number or e-mail address of the e-wallet.`,
  format: msg`This is not an address of this network.`,
  checksum: msg`A character of this address is wrong. Copy it again, in the same upper and lower case.`,
  alias: msg`Use at most ${aliasLength} characters.`,
};

/** The operator has refused the field. */
export const invalidField = (i18n: I18n, { kind }: NewAccount, field: AccountField): string =>
  i18n._(
    {
      institution: texts.institution[kind],
      branch: texts.branch,
      number: numberText(kind),
      alias: texts.alias,
    }[field],
  );

const numberText = (kind: NewAccount['kind']) => (kind === 'crypto' ? texts.format : texts[kind]);

function numberProblem({ kind, institution, number }: NewAccount): MessageDescriptor | null {
  if (kind === 'bank') return isBankNumber(number) ? null : texts.bank;
  if (kind === 'ewallet') return isWalletNumber(normalizeText(number)) ? null : texts.ewallet;
  const problem = isCryptoNetwork(institution) ? cryptoAddressProblem(institution, number.trim()) : 'format';
  return problem && texts[problem];
}

/** What is wrong with each field of an account, by the rules that the operator has too. */
export function problemsOf(i18n: I18n, account: NewAccount, needsBranch: boolean): AccountProblems {
  const { kind, institution, alias } = account;
  const branch = normalizeText(account.branch);
  const found = {
    institution: institution === '' ? texts.institution[kind] : null,
    branch: kind === 'bank' && (needsBranch || branch !== '') && !isBranch(branch) ? texts.branch : null,
    number: numberProblem(account),
    alias: isAlias(alias.trim()) ? null : texts.alias,
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([field, text]) => (text ? [[field, i18n._(text)]] : [])),
  );
}
