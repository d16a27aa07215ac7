import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { depositSums } from '#contract/deposit-sums.ts';
import type { DepositMethod } from '#contract/endpoints/money/deposit.ts';
import { fromDecimal, toDecimal } from '#contract/money.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.tsx';
import { useAmount } from '#src/components/forms/MoneyField.tsx';
import { randomId } from '#src/random-id.ts';
import { localStore } from '#src/storage/store.ts';
import { isClosed } from './MethodChoice.tsx';
import { availablePromotions } from './PromotionChoice.tsx';

export interface DepositFieldsProps {
  currency: string;
  methods: readonly DepositMethod[];
}

/** What is chosen and typed for a deposit, what it comes to, and its submission. */
export function useDepositFields({ currency, methods }: DepositFieldsProps) {
  const send = useSend('deposit');
  const isBusy = useMachineSelector('deposit', (snapshot) => snapshot.hasTag('busy'));
  // An order that was sent before the page was loaded stays in the form, as it does without a reload.
  const [sent] = useState(useMachineSelector('deposit', ({ context }) => context.request));
  const [chosenMethod, setMethod] = useState(sent?.methodId ?? '');
  const [chosenPromotion, setPromotion] = useState(sent?.promotionId ?? '');
  const [payerName, setPayerName] = useState('');
  /** How often the form was submitted. */
  const [attempts, setAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // The button is far from the fields on the phone.
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  const open = methods.filter((method) => !isClosed(method));
  const method = open.find(({ id }) => id === chosenMethod) ?? open[0];
  const limit = (decimal: string | null | undefined) =>
    decimal == null ? null : fromDecimal(decimal, currency);
  const amount = useAmount(
    { currency, min: limit(method?.min), max: limit(method?.max) },
    sent && fromDecimal(sent.amount, currency),
  );
  const available = availablePromotions(method, amount.typed, currency);
  const promotion = available.find(({ id }) => id === chosenPromotion) ?? null;
  const needsName = method?.needs.includes('payer_name') ?? false;
  const isNameMissing = needsName && payerName.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    amount.check();
    setAttempts((before) => before + 1);
    if (!method || amount.minor === null || isNameMissing || isBusy) return;
    localStore.set('deposit_method', method.id);
    send({
      type: 'deposit.submit',
      request: {
        requestId: randomId(),
        methodId: method.id,
        kind: method.kind,
        amount: toDecimal(amount.minor, currency),
        promotionId: promotion?.id ?? '',
        ...(needsName && { payerName: payerName.trim() }),
      },
    });
  };
  return {
    form,
    isBusy,
    method,
    setMethod,
    amount,
    /** Null as long as the amount is not a possible one, or the sums cannot be computed. */
    sums: method && amount.minor !== null ? depositSums(amount.minor, method, promotion, currency) : null,
    promotion,
    available,
    setPromotion,
    needsName,
    payerName,
    setPayerName,
    isNameInvalid: attempts > 0 && isNameMissing,
    submit,
  };
}
