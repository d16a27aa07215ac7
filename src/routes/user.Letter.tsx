import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Inbox } from '#src/features/letters/Inbox.tsx';
import { readInboxQuery } from '#src/features/letters/inbox-query.ts';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/user/Letter')({
  loader: loadDeferredMessages,
  validateSearch: readInboxQuery,
  component: Page,
  staticData: { title: msg`Letters` },
});

function Page() {
  return <Inbox query={Route.useSearch()} />;
}
