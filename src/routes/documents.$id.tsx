import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { agreementId } from '#src/api/agreement-query.ts';
import { AgreementPage } from '#src/features/articles/AgreementPage.tsx';
import { DocumentPage } from '#src/features/articles/DocumentPage.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/documents/$id')({
  loader: loadDeferredMessages,
  component: Page,
  staticData: { title: msg`About this site` },
});

function Page() {
  const { id } = Route.useParams();
  return id === agreementId ? <AgreementPage /> : <DocumentPage id={id} />;
}
