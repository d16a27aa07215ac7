import { Trans, useLingui } from '@lingui/react/macro';
import type { AccountKind } from '#contract/endpoints/money/accounts.ts';
import type { NewAccount } from '#machines/money/bank-account.machine.ts';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import type { AccountField, AccountProblems } from './account-problems.ts';

export type Institutions = Record<AccountKind, readonly { id: string; name: string; needsBranch: boolean }[]>;

interface Props {
  institutions: Institutions;
  account: NewAccount;
  onChange: (account: NewAccount) => void;
  needsBranch: boolean;
  problems: AccountProblems;
  /** Problems of empty fields are shown too. */
  isChecked: boolean;
  disabled: boolean;
}

/** Kind, institution and number of a new account, and what the member calls it. */
export function AccountFields({
  institutions,
  account,
  onChange,
  needsBranch,
  problems,
  isChecked,
  disabled,
}: Props) {
  const { t } = useLingui();
  const { kind, institution } = account;
  const kinds: Record<AccountKind, { label: string; institution: string; number: string }> = {
    bank: { label: t`Bank account`, institution: t`Bank`, number: t`Account number` },
    ewallet: { label: t`E-wallet`, institution: t`E-wallet`, number: t`Phone number or e-mail address` },
    crypto: { label: t`Crypto address`, institution: t`Network`, number: t`Address` },
  };
  const offered = (Object.keys(kinds) as AccountKind[]).filter((each) => institutions[each].length > 0);
  const field = (name: AccountField, isLive = false) => {
    const problem = (isChecked || (isLive && account[name] !== '')) && problems[name];
    return {
      value: account[name],
      disabled,
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...account, [name]: target.value }),
      ...(problem && { state: 'invalid' as const, note: problem }),
    };
  };
  const changeKind = (next: string) =>
    onChange({ kind: next as AccountKind, institution: '', branch: '', number: '', alias: account.alias });
  return (
    <>
      <SelectField
        label={<Trans>Type</Trans>}
        value={kind}
        disabled={disabled}
        onChange={({ target }) => changeKind(target.value)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {kinds[each].label}
          </option>
        ))}
      </SelectField>
      <SelectField label={kinds[kind].institution} {...field('institution')}>
        <option value="" disabled>
          {t`Choose`}
        </option>
        {institutions[kind].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {needsBranch && <TextField label={<Trans>Branch</Trans>} autoComplete="off" {...field('branch')} />}
      <TextField
        label={kinds[kind].number}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode={kind === 'bank' ? 'numeric' : 'text'}
        {...field('number', kind === 'crypto' && institution !== '')}
      />
      <TextField label={<Trans>Account nickname (optional)</Trans>} autoComplete="off" {...field('alias')} />
    </>
  );
}
