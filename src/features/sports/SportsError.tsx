import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#contract/call.ts';
import { selectSportsBusy } from '#machines/form-selectors.ts';
import { useMachine, useSend } from '#src/app/context.tsx';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { Blank } from '#src/ui/EmptyState.tsx';

/** Why the matches are not there, and another try. */
export function SportsFailed({ failure }: { failure: Failure }) {
  const { i18n } = useLingui();
  const busy = useMachine('sportsFrame', selectSportsBusy) ?? false;
  const send = useSend('sportsFrame');
  return (
    <Blank
      kind="failed"
      title={<Trans>This could not be loaded</Trans>}
      text={failureText(i18n, failure)}
      code={`${failure.call} ${failure.code}`}
      action={
        <Button busy={busy} onClick={() => send({ type: 'sports.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
