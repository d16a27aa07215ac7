import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Help from 'lucide-react/icons/circle-question-mark';
import Globe from 'lucide-react/icons/globe';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import House from 'lucide-react/icons/house';
import Percent from 'lucide-react/icons/percent';
import { useAtRest } from '#src/api/initial-load.ts';
import { logoQuery } from '#src/api/page-part-queries.ts';
import { gamesIn, useHalls } from '#src/components/games/use-catalogue.ts';
import { OnDemand } from '#src/components/LazyMenu.tsx';
import { languageNames } from '#src/features/language/language-names.ts';
import { OffersEntry } from '#src/features/promotions/PromotionsEntry.tsx';
import { currentLanguage, siteTitle } from '#src/site/locale.ts';
import { Rail } from '#src/ui/AppLayout.tsx';
import { Brand } from '#src/ui/Brand.tsx';
import { Directory, DirectoryEntry } from '#src/ui/NavList.tsx';
import { LineBones } from '#src/ui/Skeletons.tsx';
import { ServiceEntry } from './CustomerServiceEntry.tsx';
import { HallIcon } from './hall-icons.tsx';

const loadLanguages = () => import('#src/features/language/LanguageMenu.tsx');

export function DesktopRail() {
  const { t } = useLingui();
  const { data: logo } = useQuery({ ...logoQuery(), enabled: useAtRest() });
  return (
    <Rail
      label={t`Main`}
      brand={<Brand name={siteTitle()} logo={logo ?? undefined} render={<Link to="/" />} />}
      foot={
        <Directory>
          <ServiceEntry icon={<Headset />} />
          <OnDemand load={loadLanguages} at="rail">
            {(open) => (
              <DirectoryEntry icon={<Globe />} aside={languageNames[currentLanguage()]} render={open}>
                <Trans>Language</Trans>
              </DirectoryEntry>
            )}
          </OnDemand>
        </Directory>
      }
    >
      <Directory>
        <DirectoryEntry icon={<House />} render={<Link to="/" activeOptions={{ exact: true }} />}>
          <Trans>Home</Trans>
        </DirectoryEntry>
        <Halls />
      </Directory>
      <Directory>
        <DirectoryEntry icon={<Percent />} render={<Link to="/discount" />}>
          <Trans>Promotions</Trans>
        </DirectoryEntry>
        <OffersEntry />
        <DirectoryEntry icon={<Handshake />} render={<Link to="/sponsor" />}>
          <Trans>Sponsor</Trans>
        </DirectoryEntry>
        <DirectoryEntry icon={<Help />} render={<Link to="/faq" />}>
          <Trans>Help</Trans>
        </DirectoryEntry>
      </Directory>
    </Rail>
  );
}

function Halls() {
  const { t, i18n } = useLingui();
  const halls = useHalls();
  if (halls.isPending) {
    return (
      <li>
        <LineBones label={t`Loading the halls`} count={8} />
      </li>
    );
  }
  return halls.data?.map((hall) => (
    <DirectoryEntry
      key={hall.gtId}
      icon={<HallIcon gtId={hall.gtId} />}
      aside={i18n.number(gamesIn(hall))}
      render={<Link to="/gameHall/$gtId" params={{ gtId: hall.gtId }} />}
    >
      {hall.gtName}
    </DirectoryEntry>
  ));
}
