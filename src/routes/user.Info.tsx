import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Info } from '../screens/member/Info.tsx';

export const Route = createFileRoute('/user/Info')({
  component: Info,
  staticData: { title: msg`My details` },
});
