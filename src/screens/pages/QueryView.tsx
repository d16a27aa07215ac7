import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError } from '../../api/call.ts';
import { failureText } from '../../i18n/failure.ts';
import { Blank } from '../../ui/Blank.tsx';
import { Button } from '../../ui/Button.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  /** The shape of what comes. */
  bones: ReactNode;
  isEmpty?: (data: T) => boolean;
  empty?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a list shows while it loads, when it fails, when there is nothing, and when there is. */
export function QueryView<T>({ query, bones, isEmpty, empty, children }: Props<T>) {
  const { i18n } = useLingui();
  if (query.data !== undefined) return isEmpty?.(query.data) ? empty : children(query.data);
  if (!query.isError) return bones;
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
