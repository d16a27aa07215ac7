import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck, WifiOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react';
import { fromDecimal } from '#contract/money.ts';
import { useChildSelector, useEpoch, useMachineSelector } from '#src/actors/machines.tsx';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { depositLeft } from '#src/api/own-deposit-limit.ts';
import { useOnline } from '#src/components/DepositButton.tsx';
import { FailureText } from '#src/components/FailureText.tsx';
import { MoneyField } from '#src/components/forms/MoneyField.tsx';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { RequestStatus } from '#src/components/RequestStatus.tsx';
import UnreadableList from '#src/components/UnreadableList.tsx';
import { formatTime, timeZoneLabel } from '#src/i18n/time.ts';
import { moneyText } from '#src/money-format.ts';
import { moneyFormat } from '#src/site/locale.ts';
import { Button } from '#src/ui/elements.tsx';
import { TextField } from '#src/ui/Field.tsx';
import { Columns, InlineAlert } from '#src/ui/Panel.tsx';
import { ActionBar } from '#src/ui/Steps.tsx';
import css from './Deposit.module.css';
import { DepositSummary } from './DepositSummary.tsx';
import { MethodChoice } from './MethodChoice.tsx';
import { PromotionChoice } from './PromotionChoice.tsx';
import { type DepositFieldsProps, useDepositFields } from './use-deposit-fields.ts';

interface Props extends DepositFieldsProps {
  /** Of the methods. */
  query: ComponentProps<typeof UnreadableList>['query'];
}

/** The form of a deposit, and what the deposit comes to. */
export function DepositFields(props: Props) {
  const { currency, methods, query } = props;
  const { t } = useLingui();
  const formId = useId();
  const fields = useDepositFields(props);
  const ownLimit = useOwnLimit(currency);
  const isOnline = useOnline();
  const { isBusy, method, amount, isNameInvalid } = fields;
  const presets = (method?.presets ?? []).flatMap((preset) => {
    const minor = fromDecimal(preset, currency);
    const label = moneyText(Number(preset), moneyFormat(currency), { length: 'whole' });
    return minor === null ? [] : [{ minor, label }];
  });
  const button = (className?: string) => (
    <Button
      className={className}
      type="submit"
      form={formId}
      variant="primary"
      shape="wide"
      busy={isBusy}
      busyLabel={<Trans>Ordering</Trans>}
      disabled={!method || !isOnline}
    >
      {amount.minor === null ? (
        <Trans>Continue</Trans>
      ) : (
        <span>
          <Trans>
            Continue to pay <MinorAmount minor={amount.minor} currency={currency} />
          </Trans>
        </span>
      )}
    </Button>
  );
  return (
    <Columns
      aside={
        <DepositSummary amount={amount.minor} sums={fields.sums} currency={currency}>
          {!isOnline && (
            <InlineAlert
              tone="warning"
              icon={<WifiOff />}
              text={<Trans>You are offline. You can deposit once you are connected again.</Trans>}
            />
          )}
          <CreateStatus currency={currency} />
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
        ref={fields.form}
        aria-label={t`Deposit`}
        aria-busy={isBusy}
        noValidate
        onSubmit={fields.submit}
      >
        {/* The methods fill the screen, so the amount comes first. */}
        {method && (
          <MoneyField
            label={t`How much?`}
            prominent
            currency={currency}
            amount={amount}
            disabled={isBusy}
            presets={presets}
            note={ownLimit}
          />
        )}
        <MethodChoice
          methods={methods}
          value={method?.id ?? null}
          onChange={fields.setMethod}
          currency={currency}
          disabled={isBusy}
        />
        {method && (
          <>
            {method.presets === null && <UnreadableList title={<Trans>Amounts</Trans>} query={query} />}
            {fields.needsName && (
              <TextField
                label={t`Name of the payer`}
                autoComplete="name"
                maxLength={100}
                value={fields.payerName}
                onChange={({ target }) => fields.setPayerName(target.value)}
                note={isNameInvalid ? t`Enter the name as shown on your bank account.` : undefined}
                state={isNameInvalid ? 'invalid' : undefined}
                disabled={isBusy}
                required
              />
            )}
            {method.promotions === null ? (
              <UnreadableList title={<Trans>Promotions</Trans>} query={query} />
            ) : (
              <PromotionChoice
                method={method}
                promotions={method.promotions}
                amount={amount.typed}
                available={fields.available}
                value={fields.promotion?.id ?? ''}
                onChange={fields.setPromotion}
                currency={currency}
                disabled={isBusy}
              />
            )}
          </>
        )}
      </form>
      <ActionBar note={<Trans>Nothing is charged yet.</Trans>}>{button()}</ActionBar>
    </Columns>
  );
}

/** What the member's own limits leave to deposit; nothing without a limit. */
function useOwnLimit(currency: string): ReactNode {
  const { i18n } = useLingui();
  const { data } = useQuery(playLimitsQuery(useEpoch()));
  const found = data && depositLeft(data, currency);
  if (!found) return null;
  const amount = <MinorAmount minor={found.left} currency={currency} />;
  const time = formatTime(i18n.locale, found.resetsAt);
  const zone = timeZoneLabel();
  return (
    <span>
      {time ? (
        <Trans>
          You can still deposit {amount} within your limit until {time} ({zone}).
        </Trans>
      ) : (
        <Trans>You can still deposit {amount} within your limit.</Trans>
      )}
    </span>
  );
}

interface CreateStatusProps {
  currency: string;
}

/** The outcome of the order that was sent, as far as is known. */
function CreateStatus({ currency }: CreateStatusProps) {
  const { t } = useLingui();
  const top = useRef<HTMLDivElement>(null);
  const failure = useMachineSelector('deposit', ({ context }) => context.failure);
  const isMissing = useMachineSelector('deposit', (snapshot) => snapshot.matches({ form: 'missing' }));
  const requestState = useChildSelector('deposit', 'moneyRequest', ({ value }) => value);
  // On the phone it is below the form.
  useEffect(() => {
    if (failure || isMissing || requestState)
      top.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [failure, isMissing, requestState]);
  return (
    <div className={css.status} ref={top}>
      <RequestStatus
        machine="deposit"
        refusal={failure && <FailureText failure={failure} currency={currency} />}
        isMissing={isMissing}
        texts={{
          checking: t`Checking whether we have received your order`,
          unknown: t`We do not know yet whether we have received your order. Please do not send it again.`,
          missing: t`We did not receive your order. There is nothing to pay.`,
        }}
      />
    </div>
  );
}
