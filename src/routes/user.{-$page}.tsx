import { createFileRoute } from '@tanstack/react-router';
import { loadMemberPage } from './-load-member-page.ts';
import { MemberPage } from './-member-page.tsx';

/** One route for all pages of the member centre: each route would be part of the first page's bundle. */
export const Route = createFileRoute('/user/{-$page}')({
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ params, location }) => loadMemberPage(params.page, location.search),
  component: () => <MemberPage page={Route.useParams().page} />,
});
