import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextButton } from '#src/ui/elements.tsx';
import { InlineAlert } from '#src/ui/Panel.tsx';

interface Props {
  /** What the list contains. */
  title: ReactNode;
  /** The query whose response contains the list. */
  query: Pick<UseQueryResult<unknown>, 'refetch' | 'isFetching'>;
}

/** Takes the place of a list inside a response that could not be read, and requests the response again. */
export default function UnreadableList({ title, query }: Props) {
  return (
    <InlineAlert
      tone="warning"
      icon={<CircleAlert />}
      text={title}
      detail={<Trans>This list could not be read.</Trans>}
      action={
        <TextButton disabled={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Try again</Trans>
        </TextButton>
      }
    />
  );
}
