import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Help from 'lucide-react/icons/circle-question-mark';
import Globe from 'lucide-react/icons/globe';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import House from 'lucide-react/icons/house';
import Percent from 'lucide-react/icons/percent';
import { logoQuery } from '../../api/foot-queries.ts';
import { useAtRest } from '../../api/rest.ts';
import { currentLanguage, siteTitle } from '../../site/locale.ts';
import { LineBones } from '../../ui/Bones.tsx';
import { Brand } from '../../ui/Brand.tsx';
import { Directory, DirectoryEntry } from '../../ui/Directory.tsx';
import { Rail } from '../../ui/Frame.tsx';
import { gamesIn, useHalls } from '../games/use-catalogue.ts';
import { HallIcon } from './hall-icons.tsx';
import { languageNames } from './language-names.ts';
import { OffersEntry } from './OffersEntry.tsx';
import { OnDemand } from './OnDemand.tsx';
import { ServiceEntry } from './ServiceEntry.tsx';

const loadLanguages = () => import('./LanguageList.tsx');

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
