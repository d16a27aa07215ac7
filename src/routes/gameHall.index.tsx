import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { HallDirectory } from '#src/features/catalogue/HallDirectory.tsx';
import { isDesktop } from '#src/site/site.ts';

/** On the desktop the sidebar has the halls and the header the search. */
export const Route = createFileRoute('/gameHall/')({
  beforeLoad: () => {
    if (isDesktop) throw redirect({ to: '/', search: true });
  },
  component: HallDirectory,
  staticData: { title: msg`Games` },
});
