import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Banknote from 'lucide-react/icons/banknote';
import Help from 'lucide-react/icons/circle-question-mark';
import Globe from 'lucide-react/icons/globe';
import Handshake from 'lucide-react/icons/handshake';
import Headset from 'lucide-react/icons/headset';
import KeyRound from 'lucide-react/icons/key-round';
import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import Mail from 'lucide-react/icons/mail';
import User from 'lucide-react/icons/user';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import { selectForced } from '#machines/form-selectors.ts';
import { selectMember } from '#machines/selectors.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import type { ListProps } from '#src/components/LazyMenu.tsx';
import { languageNames } from '#src/features/language/language-names.ts';
import { OffersEntry } from '#src/features/promotions/PromotionsEntry.tsx';
import { worded } from '#src/i18n/with-messages.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { spare } from '#src/ui/lazy-optional.ts';
import { Directory, DirectoryEntry } from '#src/ui/NavList.tsx';
import { Popover } from '#src/ui/Popover.tsx';
import { useIsDesktop, useMachine, useSend } from '../context.tsx';
import { ServiceEntry } from './CustomerServiceEntry.tsx';

const SurplusEntry = spare(() => worded(() => import('#src/features/wallet/SurplusEntry.tsx')));
const LanguageChoices = spare(() => import('#src/features/language/LanguageChoices.tsx'));

/** Who is here and what is theirs. On the phone also what stands in the rail on the desktop. */
export default function AccountList({ id, at }: ListProps) {
  const { t } = useLingui();
  const member = useMachine('session', selectMember);
  const desktop = useIsDesktop();
  const [languages, setLanguages] = useState(false);
  const head = member && (
    <>
      <b>{member.account}</b>
      <small>{member.currency}</small>
    </>
  );
  return (
    <Popover id={id} at={at} label={t`Account`} head={head} asked>
      {languages ? (
        <Suspense>
          <LanguageChoices />
        </Suspense>
      ) : (
        <>
          {!desktop && <House onLanguages={() => setLanguages(true)} />}
          <Directory>{member ? <MembersOwn /> : <SignIn />}</Directory>
        </>
      )}
    </Popover>
  );
}

function House({ onLanguages }: { onLanguages: () => void }) {
  return (
    <Directory>
      <OffersEntry />
      <DirectoryEntry icon={<Handshake />} render={<Link to="/sponsor" />}>
        <Trans>Sponsor</Trans>
      </DirectoryEntry>
      <DirectoryEntry icon={<Help />} render={<Link to="/faq" />}>
        <Trans>Help</Trans>
      </DirectoryEntry>
      <ServiceEntry icon={<Headset />} />
      <DirectoryEntry
        icon={<Globe />}
        aside={languageNames[currentLanguage()]}
        render={<button type="button" data-stay onClick={onLanguages} />}
      >
        <Trans>Language</Trans>
      </DirectoryEntry>
    </Directory>
  );
}

function MembersOwn() {
  const send = useSend('session');
  const forced = useMachine('passwordChange', selectForced);
  const change = useSend('passwordChange');
  return (
    <>
      <DirectoryEntry icon={<User />} render={<AreaLink area="user" />}>
        <Trans>My account</Trans>
      </DirectoryEntry>
      <DirectoryEntry icon={<Mail />} render={<Link to="/user/Letter" />}>
        <Trans>Letters</Trans>
      </DirectoryEntry>
      <DirectoryEntry icon={<Banknote />} render={<AreaLink area="fastPayment" />}>
        <Trans>Deposit</Trans>
      </DirectoryEntry>
      <Suspense>
        <SurplusEntry />
      </Suspense>
      <DirectoryEntry icon={<Users />} render={<AreaLink area="proxy" />}>
        <Trans>Agents</Trans>
      </DirectoryEntry>
      {!forced && (
        <DirectoryEntry
          icon={<KeyRound />}
          render={<button type="button" onClick={() => change({ type: 'password.change' })} />}
        >
          <Trans>Change password</Trans>
        </DirectoryEntry>
      )}
      <DirectoryEntry
        icon={<LogOut />}
        render={<button type="button" onClick={() => send({ type: 'session.signOut' })} />}
      >
        <Trans>Sign out</Trans>
      </DirectoryEntry>
    </>
  );
}

function SignIn() {
  const send = useSend('signIn');
  return (
    <DirectoryEntry
      icon={<LogIn />}
      render={<button type="button" onClick={() => send({ type: 'signIn.open' })} />}
    >
      <Trans>Sign in</Trans>
    </DirectoryEntry>
  );
}
