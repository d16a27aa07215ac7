import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#contract/call.ts';
import { selectSportsBusy } from '#machines/play/sports-frame.selectors.ts';
import { useMachineSelector, useSend } from '#src/actors/machines.ts';
import { failureText, operatorCode } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Error state of the sports frame, with a retry button. */
export function SportsError({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  const busy = useMachineSelector('sportsFrame', selectSportsBusy);
  const send = useSend('sportsFrame');
  return (
    <EmptyState
      failed
      title={<Trans>This could not be loaded</Trans>}
      text={failureText(i18n, failure)}
      code={operatorCode(failure)}
      action={
        <Button busy={busy} onClick={() => send({ type: 'sports.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
