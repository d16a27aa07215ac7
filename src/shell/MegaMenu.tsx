import { Trans } from '@lingui/react/macro';
import { LayoutGrid as Grid } from 'lucide-react';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NavEntry } from '#src/ui/NavList.tsx';

const HallPanel = lazyComponent(() => import('./HallPanel.tsx'));

/** One entry in place of the halls, which opens a panel of all halls with their providers. */
export default function MegaMenu() {
  return (
    <LazyMenu list={HallPanel} at="header">
      {(open) => (
        <NavEntry icon={<Grid />} render={open}>
          <Trans>Games</Trans>
        </NavEntry>
      )}
    </LazyMenu>
  );
}
