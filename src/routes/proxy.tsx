import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { learnAlso } from '../i18n/i18n.ts';
import { AgentArea } from '../screens/agent/AgentArea.tsx';

export const Route = createFileRoute('/proxy')({
  loader: () => learnAlso('later'),
  validateSearch: ({ page }: { page?: 'Register' }) => ({ page }),
  component: Page,
  staticData: { title: msg`Agents` },
});

function Page() {
  return <AgentArea page={Route.useSearch().page} />;
}
