import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Inbox } from '../screens/letters/Inbox.tsx';
import { readInboxQuery } from '../screens/letters/inbox-query.ts';

export const Route = createFileRoute('/user/Letter')({
  validateSearch: readInboxQuery,
  component: Page,
  staticData: { title: msg`Letters` },
});

function Page() {
  return <Inbox query={Route.useSearch()} />;
}
