import { createFileRoute } from '@tanstack/react-router';
import { loadAgentPage } from './-agent-pages.tsx';
import { AgentWindow } from './-agent-window.tsx';

/** One route for all pages of the agent window, as for those of the member centre. */
export const Route = createFileRoute('/proxy/{-$page}')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ params, location }) => loadAgentPage(params.page, location.search),
  component: () => <AgentWindow page={Route.useLoaderData().page} />,
  staticData: { bare: 'footer' },
});
