import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Sponsor } from '#src/features/site/articles/Sponsor.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/sponsor')({
  loader: loadDeferredMessages,
  component: Sponsor,
  staticData: { title: msg`Sponsor` },
});
