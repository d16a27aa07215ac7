import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Lock } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import type { Failure } from '#contract/call.ts';
import { failureName } from '#contract/codes.ts';
import { hasNoChecksum, isCryptoNetwork } from '#contract/crypto-address.ts';
import {
  type AccountKind,
  invalidAccountField,
  type PayoutAccount,
} from '#contract/endpoints/money/accounts.ts';
import type { NewAccount } from '#machines/money/bank-account.machine.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { failureData } from '#src/api/cache-updates.ts';
import { FailureText } from '#src/components/FailureText.tsx';
import css from '#src/components/forms/form.module.css';
import { isComplete, SubmitButton, WithdrawPasswordField } from '#src/components/forms/form.tsx';
import { refusalOf } from '#src/components/forms/refusal.ts';
import { SelectField, TextField } from '#src/ui/Field.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';
import styles from './Accounts.module.css';
import { type AccountField, type AccountProblems, invalidField, problemsOf } from './account-problems.ts';

interface Props {
  /** The member's name; '' if the profile has none. */
  owner: string;
  accounts: readonly PayoutAccount[];
  /** The largest number of a kind. */
  limit: number;
  institutions: Institutions;
}

const wireFields: Record<string, AccountField> = {
  bank_id: 'institution',
  brand: 'institution',
  network: 'institution',
  branch: 'branch',
  number: 'number',
  address: 'number',
  alias: 'alias',
};

const fieldOf = (wireName: string) => (wireName === 'withdraw_password' ? 'password' : wireFields[wireName]);

/** A new account, which is always in the member's own name. */
export function NewAccountForm({ owner, accounts, limit, institutions }: Props) {
  const send = useSend('bankAccount');
  const { t, i18n } = useLingui();
  const isBusy = useMachineSelector('bankAccount', (snapshot) => snapshot.hasTag('busy'));
  const failure = useMachineSelector('bankAccount', ({ context }) => context.failure);
  const isAdding = useMachineSelector('bankAccount', (snapshot) => snapshot.matches('adding'));
  const firstKind = (['bank', 'ewallet', 'crypto'] as AccountKind[]).find(
    (kind) => institutions[kind].length > 0,
  );
  const [account, setAccount] = useState<NewAccount>({
    kind: firstKind ?? 'bank',
    institution: '',
    branch: '',
    number: '',
    alias: '',
  });
  const [password, setPassword] = useState('');
  const [isChecked, setChecked] = useState(false);
  const needsBranch = institutions[account.kind].some(
    ({ id, needsBranch }) => id === account.institution && needsBranch,
  );
  const problems = problemsOf(i18n, account, needsBranch);
  const isFull = accounts.filter(({ kind }) => kind === account.kind).length >= limit;
  const refusedField =
    isAdding && failure && failureName(failure) === 'account_field_invalid'
      ? wireFields[failureData(invalidAccountField, failure)?.field ?? '']
      : undefined;
  // The server's words about fields, where it has some.
  const told = isAdding && failure ? refusalOf(i18n, failure, fieldOf) : null;
  const words: AccountProblems & { password?: string } = told?.fields ?? {};
  const refused = refusedField && { [refusedField]: invalidField(i18n, account, refusedField) };

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy || isFull) return;
    const isReady = Object.keys(problems).length === 0 && isComplete(password);
    setChecked(!isReady);
    if (!isReady) return;
    setPassword('');
    // The form is shown from the start if there is no account.
    send({ type: 'account.add' });
    send({ type: 'account.submit', account, password });
  };
  return (
    <form className={css.form} aria-label={t`New account`} noValidate onSubmit={submit}>
      <AccountFields
        institutions={institutions}
        account={account}
        onChange={setAccount}
        needsBranch={needsBranch}
        problems={{ ...words, ...refused, ...problems }}
        isChecked={isChecked || refusedField !== undefined || Object.keys(words).length > 0}
        disabled={isBusy}
      />
      <p className={styles.fixed}>
        <Lock />
        <span>
          <Trans>In the name of {owner}</Trans>
        </span>
      </p>
      <WithdrawPasswordField
        value={password}
        onChange={setPassword}
        problem={isChecked && !isComplete(password) ? t`Enter your withdrawal password.` : words.password}
        disabled={isBusy}
      />
      {isFull && (
        <InlineAlert
          tone="warning"
          icon={<CircleAlert />}
          text={
            <Trans>You have {limit} accounts of this type, which is the maximum. Remove one first.</Trans>
          }
        />
      )}
      {failure && told?.form && refusedField === undefined && (
        <InlineAlert tone="error" icon={<CircleAlert />} text={<AccountFailureText failure={failure} />} />
      )}
      <SubmitButton
        failure={failure}
        variant="primary"
        shape="wide"
        busy={isBusy}
        busyLabel={<Trans>Adding</Trans>}
        disabled={isFull}
      >
        <Trans>Add the account</Trans>
      </SubmitButton>
    </form>
  );
}

type Institutions = Record<AccountKind, readonly { id: string; name: string; needsBranch: boolean }[]>;

interface AccountFieldsProps {
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
function AccountFields({
  institutions,
  account,
  onChange,
  needsBranch,
  problems,
  isChecked,
  disabled,
}: AccountFieldsProps) {
  const { t } = useLingui();
  const { kind, institution } = account;
  const kinds: Record<AccountKind, { label: string; institution: string; number: string }> = {
    bank: { label: t`Bank account`, institution: t`Bank`, number: t`Account number` },
    ewallet: { label: t`E-wallet`, institution: t`E-wallet`, number: t`Phone number or e-mail address` },
    crypto: { label: t`Crypto address`, institution: t`Network`, number: t`Address` },
  };
  const isUnchecked =
    kind === 'crypto' && isCryptoNetwork(institution) && hasNoChecksum(institution, account.number.trim());
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
        note={
          isUnchecked &&
          t`This form of the address has no checksum. Compare each character with the one in your wallet.`
        }
        {...field('number', kind === 'crypto' && institution !== '')}
      />
      <TextField label={<Trans>Account nickname (optional)</Trans>} autoComplete="off" {...field('alias')} />
    </>
  );
}

/** Why an account was not added, removed or chosen. */
export const AccountFailureText = ({ failure }: { failure: Failure }) => (
  <FailureText
    failure={failure}
    unknown={
      <Trans>
        We do not know yet whether we have received this. Look at your accounts before you try again.
      </Trans>
    }
  />
);
