import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { learnAlso } from '../i18n/i18n.ts';
import { PlayPage } from '../screens/play/PlayPage.tsx';

export const Route = createFileRoute('/play')({
  loader: () => learnAlso('later'),
  component: PlayPage,
  staticData: { title: msg`Games`, bare: true },
});
