import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import {
  Feather,
  Gem,
  Globe,
  Handshake,
  Headset,
  CircleQuestionMark as Help,
  House,
  Percent,
  Spade,
  Swords,
  Ticket,
  Timer,
  Trophy,
  Video,
} from 'lucide-react';
import type { GtId } from '#contract/constants.ts';
import { countText, gamesOf, useHalls } from '#src/components/games/catalogue.ts';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { OfferedLink } from '#src/components/offered.tsx';
import { SiteBrand } from '#src/components/SiteBrand.tsx';
import { PromotionsEntry } from '#src/features/promotions/PromotionsEntry.tsx';
import { languageNames } from '#src/features/site/language/language-names.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { Sidebar } from '#src/ui/AppLayout.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NavEntry, NavList } from '#src/ui/NavList.tsx';
import { LineSkeletons } from '#src/ui/Skeletons.tsx';
import { CustomerServiceEntry } from './CustomerServiceEntry.tsx';

const LanguageMenu = lazyComponent(() => import('#src/features/site/language/LanguageMenu.tsx'), {});

export default function DesktopSidebar() {
  const { t } = useLingui();
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
        <HallEntries />
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

function HallEntries() {
  const { t, i18n } = useLingui();
  const halls = useHalls();
  if (halls.isPending) {
    return (
      <li>
        <LineSkeletons label={t`Loading halls`} count={8} />
      </li>
    );
  }
  return halls.data?.map((hall) => (
    <NavEntry
      key={hall.gtId}
      icon={<HallIcon gtId={hall.gtId} />}
      aside={countText(i18n, gamesOf(hall.gpList))}
      render={<Link to="/gameHall/$gtId" params={{ gtId: hall.gtId }} />}
    >
      {hall.gtName}
    </NavEntry>
  ));
}

const icons = { 2: Gem, 3: Video, 4: Trophy, 5: Ticket, 6: Spade, 7: Timer, 8: Feather, 9: Swords };

function HallIcon({ gtId }: { gtId: string }) {
  const Icon = icons[Number(gtId) as GtId] ?? Gem;
  return <Icon />;
}
