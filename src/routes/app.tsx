import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '#src/features/download/DownloadPage.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/app')({
  loader: loadDeferredMessages,
  /** The provider whose games need the app. */
  validateSearch: ({ gp_id }: { gp_id?: unknown }): { gp_id?: string } =>
    typeof gp_id === 'string' ? { gp_id } : {},
  component: Page,
  staticData: { title: msg`App` },
});

function Page() {
  return <DownloadPage gpId={Route.useSearch().gp_id} />;
}
