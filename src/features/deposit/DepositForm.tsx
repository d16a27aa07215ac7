import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type SubmitEvent, useId, useState } from 'react';
import { depositSums } from '#contract/deposit-sums.ts';
import type { DepositMethod } from '#contract/endpoints/deposit.ts';
import { fromDecimal, toDecimal, typedAmount } from '#contract/money.ts';
import { useEpoch } from '#src/app/context.tsx';
import { CustomerServiceButton } from '#src/components/CustomerServiceButton.tsx';
import { useAmount } from '#src/components/forms/use-amount.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { QueryView } from '#src/components/QueryView.tsx';
import { randomId } from '#src/random-id.ts';
import { moneyFormat } from '#src/site/currency.ts';
import { currentLocale } from '#src/site/locale.ts';
import { localStore } from '#src/storage/store.ts';
import { ActBar } from '#src/ui/ActBar.tsx';
import { AmountField } from '#src/ui/AmountField.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Columns } from '#src/ui/Columns.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { numberFormat } from '#src/ui/money.ts';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import { CreateStatus } from './CreateStatus.tsx';
import css from './Deposit.module.css';
import type { DepositActor } from './DepositPage.tsx';
import { DepositSummary } from './DepositSummary.tsx';
import { depositMethodsQuery } from './deposit-queries.ts';
import { isClosed, MethodChoice } from './MethodChoice.tsx';
import { availablePromotions, PromotionChoice } from './PromotionChoice.tsx';

interface Props {
  actor: DepositActor;
  currency: string;
  /** The method that was used last comes first. */
  lastFirst: boolean;
}

/** Method, amount and promotion of a deposit. */
export function DepositForm({ actor, currency, lastFirst }: Props) {
  const { t } = useLingui();
  const query = useQuery(depositMethodsQuery(useEpoch(), currency));
  return (
    <QueryView
      query={query}
      skeleton={<LineSkeletons label={t`Loading the ways to pay`} />}
      isEmpty={(methods) => methods.length === 0}
      empty={
        <EmptyState
          kind="empty"
          title={<Trans>There is no way to deposit in your currency at the moment</Trans>}
          text={<Trans>Customer service can help you.</Trans>}
          action={<CustomerServiceButton />}
        />
      }
    >
      {(methods) => <Fields actor={actor} currency={currency} methods={sorted(methods, lastFirst)} />}
    </QueryView>
  );
}

function sorted(methods: readonly DepositMethod[], lastFirst: boolean) {
  const last = lastFirst ? localStore.get('deposit_method') : null;
  return methods.toSorted((one, other) => Number(other.id === last) - Number(one.id === last));
}

interface FieldsProps extends Omit<Props, 'lastFirst'> {
  methods: readonly DepositMethod[];
}

function Fields({ actor, currency, methods }: FieldsProps) {
  const { t } = useLingui();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const formId = useId();
  const [chosenMethod, setChosenMethod] = useState('');
  const [chosenPromotion, setChosenPromotion] = useState('');
  const [payerName, setPayerName] = useState('');
  const [isNameMissing, setNameMissing] = useState(false);
  const method = methods.find(({ id }) => id === chosenMethod) ?? methods.find((each) => !isClosed(each));
  const amount = useAmount({
    currency,
    min: method?.min == null ? null : fromDecimal(method.min, currency),
    max: method?.max == null ? null : fromDecimal(method.max, currency),
  });
  const available = availablePromotions(method, amount.typed, currency);
  const promotion = available.find(({ id }) => id === chosenPromotion) ?? null;
  const needsName = method?.needs.includes('payer_name') ?? false;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    amount.check();
    const name = payerName.trim();
    setNameMissing(needsName && name === '');
    if (!method || amount.minor === null || isBusy || (needsName && name === '')) return;
    localStore.set('deposit_method', method.id);
    actor.send({
      type: 'deposit.submit',
      request: {
        requestId: randomId(),
        methodId: method.id,
        kind: method.kind,
        amount: toDecimal(amount.minor, currency),
        promotionId: promotion?.id ?? '',
        ...(needsName && { payerName: name }),
      },
    });
  };
  const format = numberFormat(currentLocale(), {});
  const presets = (method?.presets ?? []).flatMap((preset) => {
    const minor = fromDecimal(preset, currency);
    if (minor === null) return [];
    const text = typedAmount(minor, currency, currentLocale());
    return [{ text, label: format.format(Number(preset)), chosen: amount.minor === minor }];
  });
  const paid = amount.minor;
  const sums = method && paid !== null ? depositSums(paid, method, promotion, currency) : null;
  const button = (className: string | undefined) => (
    <Button
      className={className}
      type="submit"
      form={formId}
      variant="primary"
      shape="wide"
      busy={isBusy}
      busyLabel={<Trans>Ordering</Trans>}
      disabled={!method}
    >
      {paid === null ? (
        <Trans>Continue</Trans>
      ) : (
        <span>
          <Trans>
            Continue to pay <MinorAmount minor={paid} currency={currency} />
          </Trans>
        </span>
      )}
    </Button>
  );
  return (
    <Columns
      aside={
        <DepositSummary amount={paid} sums={sums} currency={currency}>
          <CreateStatus actor={actor} currency={currency} />
          {button(css.onDesktop)}
          <p className={css.note}>
            <ShieldCheck />
            <Trans>Nothing is charged yet. Pay only from an account in your own name.</Trans>
          </p>
        </DepositSummary>
      }
    >
      <form
        className={css.form}
        id={formId}
        aria-label={t`Deposit`}
        aria-busy={isBusy}
        noValidate
        onSubmit={submit}
      >
        <MethodChoice
          methods={methods}
          value={method?.id ?? null}
          onChange={setChosenMethod}
          currency={currency}
          disabled={isBusy}
        />
        {method && (
          <>
            <AmountField
              label={t`How much?`}
              sign={moneyFormat(currency).sign}
              value={amount.text}
              onChange={amount.setText}
              onBlur={() => amount.text !== '' && amount.check()}
              note={amount.problem}
              state={amount.problem ? 'wrong' : undefined}
              disabled={isBusy}
              presetsLabel={t`Amounts`}
              presets={presets}
            />
            {needsName && (
              <TextField
                label={t`Name of the payer`}
                autoComplete="name"
                maxLength={100}
                value={payerName}
                onChange={({ target }) => setPayerName(target.value)}
                note={isNameMissing && !payerName.trim() ? t`Enter the name as your bank has it.` : undefined}
                state={isNameMissing && !payerName.trim() ? 'wrong' : undefined}
                disabled={isBusy}
                required
              />
            )}
            <PromotionChoice
              method={method}
              amount={amount.typed}
              available={available}
              value={promotion?.id ?? ''}
              onChange={setChosenPromotion}
              currency={currency}
              disabled={isBusy}
            />
          </>
        )}
      </form>
      <ActBar note={<Trans>Nothing is charged yet.</Trans>}>{button(undefined)}</ActBar>
    </Columns>
  );
}
