import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { learnAlso } from '../i18n/i18n.ts';
import { Inbox } from '../screens/letters/Inbox.tsx';
import { readInboxQuery } from '../screens/letters/inbox-query.ts';

export const Route = createFileRoute('/user/Letter')({
  loader: () => learnAlso('later'),
  validateSearch: readInboxQuery,
  component: Page,
  staticData: { title: msg`Letters` },
});

function Page() {
  return <Inbox query={Route.useSearch()} />;
}
