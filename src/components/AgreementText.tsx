import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { serviceAgreementQuery } from '#src/api/document-queries.ts';
import { OperatorHtml } from './OperatorHtml.tsx';
import { QueryView } from './QueryView.tsx';

interface Props {
  skeleton: ReactNode;
  /** Opens all links in a new tab. */
  newTab?: boolean;
}

/** The operator's service agreement. */
export const AgreementText = ({ skeleton, newTab = false }: Props) => (
  <QueryView
    query={useQuery(serviceAgreementQuery())}
    skeleton={skeleton}
    isEmpty={(content) => content.trim() === ''}
    empty={
      <Trans>The agreement is not available in your language. Contact customer service for a copy.</Trans>
    }
  >
    {(content) => <OperatorHtml html={content} newTab={newTab} />}
  </QueryView>
);
