import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { IconButton } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';

const DrawerMenu = lazyComponent(() => import('./DrawerMenu.tsx'));

/** In the phone's header: the button that opens the site's navigation from the side. */
export default function PhoneDrawer() {
  const { t } = useLingui();
  return (
    <span data-part="drawer-button">
      <LazyMenu list={DrawerMenu} at="header">
        {(open) => (
          <IconButton label={t`Menu`} render={open}>
            <Menu />
          </IconButton>
        )}
      </LazyMenu>
    </span>
  );
}
