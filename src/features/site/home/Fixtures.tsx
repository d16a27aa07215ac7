import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { sportsGtId } from '#contract/constants.ts';
import type { Fixture } from '#contract/endpoints/catalogue/live.ts';
import { useCurrency } from '#src/components/games/catalogue.ts';
import { useSportsLaunch } from '#src/components/games/sports-launch.ts';
import { zonedTime } from '#src/i18n/time.ts';
import { numberFormat } from '#src/money-format.ts';
import { VisuallyHidden } from '#src/ui/elements.tsx';
import { fixturesQuery } from './home-part-queries.ts';
import css from './LiveRow.module.css';
import { LiveCards, LiveRow } from './LiveRow.tsx';

/** The next matches; a press on odds opens their provider's game with them. */
export default function Fixtures() {
  const launch = useSportsLaunch();
  return (
    <LiveRow
      title={<Trans>Next matches</Trans>}
      more={{
        label: <Trans>All matches</Trans>,
        render: <Link to="/gameHall/$gtId" params={{ gtId: String(sportsGtId) }} />,
      }}
      query={fixturesQuery(useCurrency())}
      shape="liveCards"
      isEmpty={(list) => list.length === 0}
    >
      {(list) => (
        <LiveCards list={list} keyOf={({ fixtureId }) => fixtureId}>
          {(fixture, tabIndex) => (
            <FixtureCard
              fixture={fixture}
              tabIndex={tabIndex}
              onOdds={(oddsId) => launch(fixture.gpId, oddsId)}
            />
          )}
        </LiveCards>
      )}
    </LiveRow>
  );
}

interface FixtureCardProps {
  fixture: Fixture;
  tabIndex: 0 | -1;
  onOdds: (oddsId: string) => void;
}

function FixtureCard({ fixture, tabIndex, onOdds }: FixtureCardProps) {
  const { i18n } = useLingui();
  const { league, home, away, homeScore, awayScore, odds } = fixture;
  const format = numberFormat(i18n.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (
    <>
      <p className={css.head}>
        <span>{league}</span>
        <When fixture={fixture} />
      </p>
      <p className={css.teams}>
        <Team name={home} score={homeScore} />
        <Team name={away} score={awayScore} />
      </p>
      <div className={css.odds}>
        {odds.map(({ oddsId, pick, value }) => (
          <button
            key={oddsId}
            type="button"
            className={css.odd}
            tabIndex={tabIndex}
            onClick={() => onOdds(oddsId)}
          >
            <VisuallyHidden>{`${home} – ${away},`} </VisuallyHidden>
            <small>{pick}</small> <b>{format.format(Number(value))}</b>
          </button>
        ))}
      </div>
    </>
  );
}

function When({ fixture: { minute, homeScore, startAt } }: { fixture: Fixture }) {
  const { i18n } = useLingui();
  if (minute !== null) return <span>{i18n.number(minute)}′</span>;
  if (homeScore !== null) return <Trans>Half-time</Trans>;
  return <span>{zonedTime(i18n.locale, startAt)}</span>;
}

function Team({ name, score }: { name: string; score: number | null }) {
  const { i18n } = useLingui();
  return (
    <span className={css.team}>
      <span>{name}</span>
      {score !== null && <span>{i18n.number(score)}</span>}
    </span>
  );
}
