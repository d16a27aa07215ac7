import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { learnAlso } from '../i18n/i18n.ts';
import { Info } from '../screens/member/Info.tsx';

export const Route = createFileRoute('/user/Info')({
  loader: () => learnAlso('later'),
  component: Info,
  staticData: { title: msg`My details` },
});
