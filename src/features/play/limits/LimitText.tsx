import { Trans, useLingui } from '@lingui/react/macro';
import type { LimitKind } from '#contract/endpoints/play/limits.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { minutesText } from './limits.ts';

interface Props {
  kind: LimitKind;
  /** Minor units, or minutes of a session; null if not known. */
  amount: number | null;
  currency: string;
}

/** An amount of money or of time. */
export function LimitAmount({ kind, amount, currency }: Props) {
  const { i18n } = useLingui();
  if (kind !== 'session') return <MinorAmount minor={amount} currency={currency} />;
  return amount === null ? <Trans>Unknown</Trans> : <span>{minutesText(i18n.locale, amount)}</span>;
}

/** As above; null is no limit. */
export const LimitValue = (props: Props) =>
  props.amount === null ? <Trans>No limit</Trans> : <LimitAmount {...props} />;
