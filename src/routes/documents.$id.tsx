import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { agreementId } from '#src/api/document-queries.ts';
import { DocumentPage, ServiceAgreementPage } from '#src/features/site/articles/DocumentPage.tsx';

export const Route = createFileRoute('/documents/$id')({
  component: Page,
  staticData: { title: msg`About this site` },
});

function Page() {
  const { id } = Route.useParams();
  return id === agreementId ? <ServiceAgreementPage /> : <DocumentPage id={id} />;
}
