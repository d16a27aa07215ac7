import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Globe, Handshake, Headset, CircleQuestionMark as Help, House, Percent } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import type { Regions } from '#contract/templates.ts';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { OfferedLink } from '#src/components/offered.tsx';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { PromotionsEntry } from '#src/features/promotions/PromotionsEntry.tsx';
import { languageNames } from '#src/features/site/language/language-names.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { useRegion } from '#src/site/use-region.ts';
import { Sidebar } from '#src/ui/AppLayout.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NavEntry, NavList } from '#src/ui/NavList.tsx';
import { CustomerServiceEntry } from './CustomerServiceEntry.tsx';
import { HallEntries } from './HallEntries.tsx';

const LanguageMenu = lazyComponent(() => import('#src/features/site/language/LanguageMenu.tsx'), {});

/** Variants that show the halls in another way than by an entry each. */
const hallMenus: { readonly [Key in Regions['desktopNavigation']]?: ComponentType } = {
  megaMenu: lazyComponent(() => import('./MegaMenu.tsx'), { optional: HallEntries }),
};

/** The site's navigation; above the page in some templates. */
export default function DesktopSidebar() {
  const { t } = useLingui();
  const Halls = hallMenus[useRegion('desktopNavigation')] ?? HallEntries;
  return (
    <Sidebar
      label={t`Main`}
      isMain
      brand={<SiteBrand />}
      foot={
        <NavList>
          <CustomerServiceEntry icon={<Headset />} />
          <LazyMenu list={LanguageMenu} at="sidebar">
            {(open) => (
              <NavEntry icon={<Globe />} aside={languageNames[currentLanguage()]} render={open}>
                <Trans>Language</Trans>
              </NavEntry>
            )}
          </LazyMenu>
        </NavList>
      }
    >
      <NavList>
        <NavEntry icon={<House />} render={<Link to="/" activeOptions={{ exact: true }} />}>
          <Trans>Home</Trans>
        </NavEntry>
        <Suspense>
          <Halls />
        </Suspense>
      </NavList>
      <NavList>
        <NavEntry icon={<Percent />} render={<OfferedLink feature="promotions" to="/discount" />}>
          <Trans>Promotions</Trans>
        </NavEntry>
        <PromotionsEntry />
        <NavEntry icon={<Handshake />} render={<OfferedLink feature="sponsor" to="/sponsor" />}>
          <Trans>Sponsor</Trans>
        </NavEntry>
        <NavEntry icon={<Help />} render={<OfferedLink feature="help" to="/faq" />}>
          <Trans>Help</Trans>
        </NavEntry>
      </NavList>
    </Sidebar>
  );
}
