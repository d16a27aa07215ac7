import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { gameTypes, sportsGtId } from '#contract/constants.ts';
import { hallLoader } from '#src/api/game-queries.ts';
import { Hall } from '#src/features/catalogue/Hall.tsx';
import { useChangeHall } from '#src/features/catalogue/hall-search.ts';
import { SportsLead } from '#src/features/play/sports/SportsLead.tsx';
import { waitAtMost } from '#src/startup/wait-at-most.ts';
import { readHallSearch } from './-hall-search.ts';

export const Route = createFileRoute('/gameHall/$gtId')({
  // The loader is bundled with the component, not with the first page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readHallSearch,
  beforeLoad: ({ params }) => {
    if (!/^\d+$/.test(params.gtId)) throw notFound({ data: 'invalid' });
    if (!Object.hasOwn(gameTypes, params.gtId)) throw redirect({ to: '/', search: true });
  },
  loader: ({ context, params }) => waitAtMost(hallLoader(context.queryClient, params.gtId)),
  component: HallRoute,
  staticData: { title: msg`Game hall` },
});

function HallRoute() {
  const { gtId } = Route.useParams();
  return (
    <Hall
      gtId={gtId}
      lead={gtId === String(sportsGtId) && <SportsLead />}
      query={Route.useSearch()}
      onQuery={useChangeHall()}
    />
  );
}
