import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlayPage } from '#src/features/play/PlayPage.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';

export const Route = createFileRoute('/play')({
  loader: loadDeferredMessages,
  component: PlayPage,
  staticData: { title: msg`Games`, bare: true },
});
