import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '#src/features/download/DownloadPage.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/app')({
  loader: loadDeferredMessages,
  /** The provider, and its hall, whose games need the app. */
  validateSearch: ({ gp_id, gt_id }: Record<string, unknown>): { gp_id?: string; gt_id?: number } =>
    typeof gp_id === 'string' ? { gp_id, gt_id: typeof gt_id === 'number' ? gt_id : undefined } : {},
  component: Page,
  staticData: { title: msg`App` },
});

function Page() {
  const { gp_id, gt_id } = Route.useSearch();
  return <DownloadPage gpId={gp_id} gtId={gt_id} />;
}
