import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ClaimTerms } from '#contract/endpoints/promotions/claims.ts';
import { zonedTime } from '#src/i18n/time.ts';
import { InlineAlert } from '#src/ui/Panel.tsx';

type Terms = Pick<ClaimTerms, 'status' | 'claimedAt' | 'reason'>;

/** Why a promotion cannot be claimed. */
export function PromotionClosed({ terms: { status, claimedAt, reason } }: { terms: Terms }) {
  const { i18n } = useLingui();
  const at = zonedTime(i18n.locale, claimedAt);
  if (status === 'claimed')
    return (
      <InlineAlert
        tone="success"
        icon={<CircleCheck />}
        text={at ? <Trans>You claimed this on {at}.</Trans> : <Trans>You have claimed this promotion.</Trans>}
      />
    );
  return (
    <InlineAlert
      tone="info"
      icon={<CircleAlert />}
      text={
        status === 'ended' ? (
          <Trans>This promotion has ended.</Trans>
        ) : (
          reason || <Trans>You cannot claim this promotion.</Trans>
        )
      }
    />
  );
}
