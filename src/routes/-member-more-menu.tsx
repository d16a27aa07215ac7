import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Help from 'lucide-react/icons/circle-question-mark';
import Globe from 'lucide-react/icons/globe';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import LogOut from 'lucide-react/icons/log-out';
import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { useSend } from '#src/actors/machines.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { PromotionsEntry } from '#src/features/promotions/PromotionsEntry.tsx';
import { languageNames } from '#src/features/site/language/language-names.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { Row, RowList } from '#src/ui/RowList.tsx';

const LanguageMenu = lazyComponent(() => import('#src/features/site/language/LanguageMenu.tsx'));
const SurplusEntry = lazyComponent(() => import('#src/features/money/wallet/SurplusEntry.tsx'), {
  optional: true,
});

/** On the phone, what the desktop has in its sidebar and header. */
export function MoreMenu() {
  const serviceLink = useServiceLink();
  const session = useSend('session');
  return (
    <Panel flush>
      <RowList>
        <Suspense>
          <SurplusEntry Entry={Row} />
        </Suspense>
        <Row icon={<Users />} render={<AreaLink area="proxy" />}>
          <Trans>Agents</Trans>
        </Row>
        <PromotionsEntry Entry={Row} />
        <Row icon={<Handshake />} render={<Link to="/sponsor" />}>
          <Trans>Sponsor</Trans>
        </Row>
        <Row icon={<Help />} render={<Link to="/faq" />}>
          <Trans>Help</Trans>
        </Row>
        {serviceLink && (
          <Row icon={<Headset />} render={serviceLink}>
            <Trans>Customer service</Trans>
          </Row>
        )}
        <LazyMenu list={LanguageMenu} at="header">
          {(open) => (
            <Row icon={<Globe />} aside={languageNames[currentLanguage()]} render={open}>
              <Trans>Language</Trans>
            </Row>
          )}
        </LazyMenu>
        <Row
          icon={<LogOut />}
          render={<button type="button" onClick={() => session({ type: 'session.signOut' })} />}
        >
          <Trans>Sign out</Trans>
        </Row>
      </RowList>
    </Panel>
  );
}
