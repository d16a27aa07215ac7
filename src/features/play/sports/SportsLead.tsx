import { Trans } from '@lingui/react/macro';
import css from './Sports.module.css';
import { SportsSection } from './SportsSection.tsx';

/** What the sports hall begins with: the operator's sports page, and the title of the tiles below it. */
export const SportsLead = () => (
  <>
    <SportsSection />
    <h2 className={css.fixtures}>
      <Trans>All fixtures</Trans>
    </h2>
  </>
);
