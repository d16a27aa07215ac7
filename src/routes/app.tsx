import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '#src/features/site/download/DownloadPage.tsx';

export const Route = createFileRoute('/app')({
  /** The provider, and its hall, whose games need the app. Parsed where they are used, as in /slotgame. */
  validateSearch: (search: { gp_id?: unknown; gt_id?: unknown }) => search,
  component: Page,
  staticData: { title: msg`App` },
});

function Page() {
  const { gp_id, gt_id } = Route.useSearch();
  return (
    <DownloadPage
      gpId={typeof gp_id === 'string' ? gp_id : undefined}
      gtId={typeof gt_id === 'number' ? gt_id : undefined}
    />
  );
}
