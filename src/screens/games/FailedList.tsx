import { Trans, useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { CallError } from '../../api/call.ts';
import { failureText } from '../../i18n/failure.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';

interface Props {
  error: Error;
  onRetry: () => void;
}

/** A list that did not come: why, what it means for the money, and the code for whoever helps. */
export function FailedList({ error, onRetry }: Props) {
  const { i18n } = useLingui();
  const failure = error instanceof CallError ? error.failure : null;
  return (
    <Blank
      kind="failed"
      title={<Trans>The games did not load</Trans>}
      text={
        <>
          {failure && failureText(i18n, failure)} <Trans>Nothing in your wallet has changed.</Trans>
        </>
      }
      code={failure ? `${failure.call} ${failure.code}` : undefined}
      action={
        <Button icon={<RefreshCw />} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
