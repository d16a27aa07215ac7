import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { Sponsor } from '#src/features/site/articles/Sponsor.tsx';

export const Route = createFileRoute('/sponsor')({
  component: Sponsor,
  staticData: { title: msg`Sponsor` },
});
