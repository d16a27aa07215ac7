import { Trans } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { AreaLink } from './AreaLink.tsx';
import css from './LimitsLink.module.css';

/** Where somebody is about to play or to pay, on sites whose law asks for it. */
export default function LimitsLink() {
  return (
    <AreaLink area="user" page="PlayLimits" className={css.link}>
      <Timer />
      <Trans>Set limits for deposits, losses and play time</Trans>
    </AreaLink>
  );
}
