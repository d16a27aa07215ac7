import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AgentArea } from '#src/features/agent/AgentArea.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/proxy')({
  loader: loadDeferredMessages,
  validateSearch: ({ page }: { page?: 'Register' }) => ({ page }),
  component: Page,
  staticData: { title: msg`Agents` },
});

function Page() {
  return <AgentArea page={Route.useSearch().page} />;
}
