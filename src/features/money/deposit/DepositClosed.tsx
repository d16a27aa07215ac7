import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayBreak } from '#machines/kernel/events.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { closureEnd } from '#src/i18n/time.ts';
import { timeZoneLabel } from '#src/i18n/time-zone-label.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** In place of a deposit in a break. */
export function DepositClosed({ playBreak }: { playBreak: PlayBreak }) {
  const { i18n } = useLingui();
  const until = closureEnd(i18n.locale, playBreak);
  const zone = timeZoneLabel();
  return (
    <EmptyState
      title={
        playBreak.reason === 'cool_off' ? (
          <Trans>You are taking a break</Trans>
        ) : (
          <Trans>You have excluded yourself from play</Trans>
        )
      }
      text={
        until ? (
          <Trans>
            Deposits are closed until {until} ({zone}). You can withdraw your money.
          </Trans>
        ) : (
          <Trans>Deposits are closed. You can withdraw your money.</Trans>
        )
      }
      action={
        <Button render={<AreaLink area="user" page="Withdrawal" />}>
          <Trans>Withdraw</Trans>
        </Button>
      }
    />
  );
}
