import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PlayPage } from '#src/features/play/PlayPage.tsx';

export const Route = createFileRoute('/play')({
  component: PlayPage,
  staticData: { title: msg`Games`, bare: true },
});
