import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { CallError } from '#src/api/call.ts';
import { failureText } from '#src/i18n/failure.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** Error state of a list, with a retry button. */
export default function QueryError({ query }: { query: UseQueryResult<unknown> }) {
  const { i18n } = useLingui();
  const failure = query.error instanceof CallError ? query.error.failure : null;
  return (
    <EmptyState
      kind="failed"
      title={<Trans>This could not be loaded</Trans>}
      text={failure && failureText(i18n, failure)}
      code={failure ? `${failure.call} ${failure.code}` : undefined}
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      }
    />
  );
}
