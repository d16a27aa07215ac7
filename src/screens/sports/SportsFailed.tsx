import { Trans, useLingui } from '@lingui/react/macro';
import type { Failure } from '#contract/call.ts';
import { selectSportsBusy } from '#machines/form-selectors.ts';
import { useMachine, useSend } from '../../actors/context.tsx';
import { failureText } from '../../i18n/failure.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';

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
