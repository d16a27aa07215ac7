import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useInitialLoadDone } from '#src/api/initial-load.ts';
import { countText, gamesOf } from '#src/components/games/count.ts';
import { useHalls } from '#src/components/games/use-catalogue.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { loadDeferredMessages } from '#src/i18n/i18n.ts';
import { HallCard, HallGrid } from '#src/ui/HallCard.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Section } from '#src/ui/Section.tsx';
import { HallCardSkeletons } from '#src/ui/Skeletons.tsx';

const HomeFloats = lazyComponent(() => import('./HomeFloats.tsx'), {
  optional: true,
  alongside: loadDeferredMessages,
});

/** From dusk blue to amber, in the order of the halls. */
const hues = [286, 312, 338, 354, 8, 24, 38, 68];

export function HallCards() {
  const { t, i18n } = useLingui();
  const halls = useHalls();
  // The banner image comes first: these images are small and many, and the first number format is slow.
  const loadDone = useInitialLoadDone();
  const floatsReady = useInitialLoadDone(HomeFloats);
  const floats = floatsReady && (
    <Suspense>
      <HomeFloats />
    </Suspense>
  );
  return (
    <Section title={<Trans>Choose a hall</Trans>} end={floats}>
      <QueryView query={halls} skeleton={<HallCardSkeletons label={t`Loading halls`} />}>
        {(list) => (
          <HallGrid>
            {list.map((hall, index) => (
              <li key={hall.gtId}>
                <HallCard
                  name={hall.gtName}
                  count={loadDone && countText(i18n, gamesOf(hall.gpList))}
                  art={loadDone ? hall.gtIcon : undefined}
                  activeArt={loadDone ? hall.gtIconActive : undefined}
                  hue={hues[index % hues.length] ?? 286}
                  closed={
                    hall.gpList.length > 0 && hall.gpList.every((platform) => !platform.active) ? (
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
    </Section>
  );
}
