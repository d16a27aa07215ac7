import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { gameTypes, sportsGtId } from '#contract/limits.ts';
import { Hall } from '../screens/hall/Hall.tsx';
import { SportsLead } from '../screens/sports/SportsLead.tsx';
import { readHallQuery } from './-hall-query.ts';

export const Route = createFileRoute('/gameHall/$gtId')({
  validateSearch: readHallQuery,
  beforeLoad: ({ params }) => {
    if (!Object.hasOwn(gameTypes, params.gtId)) throw redirect({ to: '/', search: true });
  },
  component: HallRoute,
  staticData: { title: msg`Game hall` },
});

function HallRoute() {
  const { gtId } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <Hall
      gtId={gtId}
      lead={gtId === String(sportsGtId) && <SportsLead />}
      query={Route.useSearch()}
      onQuery={(query) => void navigate({ search: (old) => ({ ...old, ...query }), replace: true })}
    />
  );
}
