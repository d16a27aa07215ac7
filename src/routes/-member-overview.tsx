import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Help from 'lucide-react/icons/circle-question-mark';
import Globe from 'lucide-react/icons/globe';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import Users from 'lucide-react/icons/users';
import { Suspense } from 'react';
import { badgeMax } from '#contract/limits.ts';
import { useSend } from '#src/app/context.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { useServiceLink } from '#src/components/use-service-link.ts';
import { OpenDepositEntry } from '#src/features/deposit/OpenDepositEntry.tsx';
import { languageNames } from '#src/features/language/language-names.ts';
import { useUnreadLetters } from '#src/features/letters/letters-queries.ts';
import { Overview } from '#src/features/member/Overview.tsx';
import { PromotionsEntry } from '#src/features/promotions/PromotionsEntry.tsx';
import { currentLanguage } from '#src/site/locale.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Panel } from '#src/ui/Panel.tsx';
import { Row, RowCount, RowList } from '#src/ui/RowList.tsx';
import type { MemberPageEntry, MemberPageGroup } from './-member-pages.tsx';

const LanguageMenu = lazyComponent(() => import('#src/features/language/LanguageMenu.tsx'));
const SurplusEntry = lazyComponent(() => import('#src/features/wallet/SurplusEntry.tsx'), { optional: true });

interface Props {
  groups: readonly MemberPageGroup[];
}

/** The member centre's first page; on the phone it is "Me", with the whole menu. */
export default function OverviewPage({ groups }: Props) {
  return <Overview waiting={<Waiting />} menu={<Menu groups={groups} />} moreMenu={<MoreMenu />} />;
}

/** What waits for the member. */
function Waiting() {
  const unread = useUnreadLetters();
  return (
    <Panel title={<Trans>Waiting for you</Trans>} flush>
      <RowList>
        <OpenDepositEntry />
        <Row
          icon={<Mail />}
          aside={unread > 0 ? <UnreadCount count={unread} /> : <Trans>No unread letters</Trans>}
          render={<AreaLink area="user" page="Letter" />}
        >
          <Trans>Letters</Trans>
        </Row>
      </RowList>
    </Panel>
  );
}

const UnreadCount = ({ count }: { count: number }) => (
  <RowCount>{count > badgeMax ? `${badgeMax}+` : count}</RowCount>
);

const Menu = ({ groups }: Props) =>
  groups.map(({ id, pages }) => (
    <Panel key={id} flush>
      <RowList>
        {pages.map((page) => (
          <MenuRow key={page.key} page={page} />
        ))}
      </RowList>
    </Panel>
  ));

function MenuRow({ page: { key, label, icon: Icon } }: { page: MemberPageEntry }) {
  const { i18n } = useLingui();
  const unread = useUnreadLetters();
  return (
    <Row
      icon={<Icon />}
      aside={key === 'Letter' && unread > 0 && <UnreadCount count={unread} />}
      render={<AreaLink area="user" page={key} />}
    >
      {i18n._(label)}
    </Row>
  );
}

function MoreMenu() {
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
