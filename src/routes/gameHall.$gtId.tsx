import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { gameTypes, sportsGtId } from '#contract/limits.ts';
import { hallOpening } from '#src/api/hall-loader.ts';
import { soon } from '#src/api/wait-at-most.ts';
import { Hall } from '#src/features/catalogue/Hall.tsx';
import { SportsLead } from '#src/features/sports/SportsSection.tsx';
import { readHallQuery, useChangeHall } from './-hall-query.ts';

export const Route = createFileRoute('/gameHall/$gtId')({
  // What it fetches comes with what it shows, not with the first page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readHallQuery,
  beforeLoad: ({ params }) => {
    if (!Object.hasOwn(gameTypes, params.gtId)) throw redirect({ to: '/', search: true });
  },
  loader: ({ context, params }) => soon(hallOpening(context.queries, params.gtId)),
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
