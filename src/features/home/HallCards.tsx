import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useAtRest } from '#src/api/initial-load.ts';
import { gamesIn, useHalls } from '#src/components/games/use-catalogue.ts';
import { QueryView } from '#src/components/QueryView.tsx';
import { worded } from '#src/i18n/with-messages.ts';
import { HallDoor, Halls } from '#src/ui/HallCard.tsx';
import { spare } from '#src/ui/lazy-optional.ts';
import { Section } from '#src/ui/Section.tsx';
import { DoorBones } from '#src/ui/Skeletons.tsx';

const HomeFloats = spare(() => worded(() => import('./HomeFloats.tsx')));

/** From dusk blue to amber, in the order of the halls. */
const hues = [286, 312, 338, 354, 8, 24, 38, 68];

export function HallDoors() {
  const { t, i18n } = useLingui();
  const halls = useHalls();
  // The banner's picture comes first: these are small and many, and to make ready for numbers takes long.
  const rest = useAtRest();
  const floats = rest && (
    <Suspense>
      <HomeFloats />
    </Suspense>
  );
  return (
    <Section title={<Trans>Choose a hall</Trans>} end={floats}>
      <QueryView query={halls} bones={<DoorBones label={t`Loading the halls`} />}>
        {(list) => (
          <Halls>
            {list.map((hall, place) => (
              <li key={hall.gtId}>
                <HallDoor
                  name={hall.gtName}
                  count={rest && i18n.number(gamesIn(hall))}
                  art={rest ? hall.gtIcon : undefined}
                  hue={hues[place % hues.length] ?? 286}
                  closed={
                    hall.gpList.every((platform) => !platform.active) ? <Trans>Closed</Trans> : undefined
                  }
                  render={<Link to="/gameHall/$gtId" params={{ gtId: hall.gtId }} />}
                />
              </li>
            ))}
          </Halls>
        )}
      </QueryView>
    </Section>
  );
}
