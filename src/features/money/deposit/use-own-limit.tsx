import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEpoch } from '#src/actors/machines.ts';
import { playLimitsQuery } from '#src/api/member-queries.ts';
import { depositLeft } from '#src/api/own-deposit-limit.ts';
import { MinorAmount } from '#src/components/MinorAmount.tsx';
import { formatTime } from '#src/i18n/time.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';

/** What the member's own limits leave to deposit; nothing without a limit. */
export function useOwnLimit(currency: string): ReactNode {
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
