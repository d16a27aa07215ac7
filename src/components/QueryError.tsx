import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { clientErrorCodes } from '#contract/call.ts';
import { CallError } from '#src/api/call.ts';
import { durationText } from '#src/i18n/duration.ts';
import { failureText, operatorCode } from '#src/i18n/failure.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Button } from '#src/ui/elements.tsx';
import { useTimeLeft } from './use-time-left.ts';

/** Error state of a list, with a retry button. */
export default function QueryError({ query }: { query: UseQueryResult<unknown> }) {
  const { i18n } = useLingui();
  // An error that is not a failed call is a list whose rows could not be read.
  const failure = query.error instanceof CallError ? query.error.failure : null;
  const wait = useTimeLeft(failure?.retryAt ?? 0);
  const words = durationText(i18n.locale, wait);
  if (failure?.isMissing) return <EmptyState title={<Trans>This is not offered on this site</Trans>} />;
  const isUnreadable = !failure || failure.code === clientErrorCodes.malformed;
  return (
    <EmptyState
      failed
      title={<Trans>This could not be loaded</Trans>}
      text={
        isUnreadable ? (
          <Trans>The response could not be read. Try again or contact customer service.</Trans>
        ) : (
          failureText(i18n, failure)
        )
      }
      code={failure ? operatorCode(failure) : undefined}
      action={
        <Button busy={query.isFetching} disabled={wait > 0} onClick={() => void query.refetch()}>
          {wait > 0 ? <Trans>Try again in {words}</Trans> : <Trans>Try again</Trans>}
        </Button>
      }
    />
  );
}
