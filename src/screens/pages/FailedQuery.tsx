import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { CallError } from '../../api/call.ts';
import { failureText } from '../../i18n/failure.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';

/** Why a list is not there, and another try. */
export default function FailedQuery({ query }: { query: UseQueryResult<unknown> }) {
  const { i18n } = useLingui();
  const failure = query.error instanceof CallError ? query.error.failure : null;
  return (
    <Blank
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
