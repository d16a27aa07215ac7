import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { QueryView } from '#src/components/QueryView.tsx';
import { useInitialLoadDone } from '#src/startup/turns.ts';
import { useIsRendered } from '#src/startup/use-is-rendered.ts';
import { HallCard, HallGrid } from '#src/ui/HallCard.tsx';
import { HallCardSkeletons } from '#src/ui/Skeletons.tsx';
import { countText, gamesOf, useHalls } from './catalogue.ts';

/** All halls; with `rows` the cards are in rows on the phone too. */
export function HallCardList({ rows }: { rows?: boolean }) {
  const { t, i18n } = useLingui();
  const halls = useHalls();
  // The banner image comes first: these images are small and many, and the first number format is slow.
  const loadDone = useInitialLoadDone();
  // A rendered page is painted before its scripts load, and these images with it.
  const isRendered = useIsRendered();
  return (
    <QueryView query={halls} skeleton={<HallCardSkeletons label={t`Loading halls`} />}>
      {(list) => (
        <HallGrid rows={rows}>
          {list.map((hall) => (
            <li key={hall.gtId}>
              <HallCard
                name={hall.gtName}
                door={hall.gtId}
                count={loadDone && countText(i18n, gamesOf(hall.gpList))}
                art={loadDone || isRendered ? hall.gtIcon : undefined}
                activeArt={loadDone ? hall.gtIconActive : undefined}
                closed={
                  hall.gpList?.length && hall.gpList.every((provider) => !provider.active) ? (
                    <Trans>Closed</Trans>
                  ) : undefined
                }
                render={<Link to="/gameHall/$gtId" params={{ gtId: hall.gtId }} />}
              />
            </li>
          ))}
        </HallGrid>
      )}
    </QueryView>
  );
}
