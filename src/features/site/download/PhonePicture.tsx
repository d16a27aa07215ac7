import type { useHalls } from '#src/components/games/catalogue.ts';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { HallCard, HallGrid } from '#src/ui/HallCard.tsx';
import css from './PhonePicture.module.css';

type Halls = NonNullable<ReturnType<typeof useHalls>['data']>;

interface Props {
  halls: Halls;
}

/** The number of halls for which the picture has room. */
const maxHalls = 9;

/** A phone with the site's own logo and halls on its screen, to be seen only. */
export const PhonePicture = ({ halls }: Props) => (
  <div className={css.phone} aria-hidden="true" inert>
    <div className={css.screen}>
      <SiteBrand plain />
      <HallGrid rows>
        {halls.slice(0, maxHalls).map(({ gtId, gtName, gtIcon }) => (
          <li key={gtId}>
            <HallCard name={gtName} art={gtIcon} render={<span />} />
          </li>
        ))}
      </HallGrid>
    </div>
  </div>
);
