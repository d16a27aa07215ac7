import { Trans, useLingui } from '@lingui/react/macro';
import {
  ArrowUpFromLine as ArrowUp,
  Banknote,
  Globe,
  Handshake,
  Headset,
  CircleQuestionMark as Help,
  KeyRound,
  LogIn,
  LogOut,
  Mail,
  ReceiptText as Receipt,
  Timer,
  User,
  Users,
} from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { selectForced } from '#machines/session/password-change.selectors.ts';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useIsDesktop, useMachineSelector, useOnBreak, useSend } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import type { ListProps } from '#src/components/LazyMenu.tsx';
import { OfferedLink } from '#src/components/offered.tsx';
import { PromotionsEntry } from '#src/features/promotions/PromotionsEntry.tsx';
import { languageNames } from '#src/features/site/language/language-names.ts';
import { currentLanguage } from '#src/site/locale.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NavEntry, NavList } from '#src/ui/NavList.tsx';
import { Popover, type PopoverProps } from '#src/ui/Popover.tsx';
import { CustomerServiceEntry } from './CustomerServiceEntry.tsx';

const SurplusEntry = lazyComponent(() => import('#src/features/money/wallet/SurplusEntry.tsx'), {
  optional: true,
});
const LanguageChoices = lazyComponent(() => import('#src/features/site/language/LanguageChoices.tsx'), {
  optional: true,
});

/** Account entries of the member or visitor. On the phone also the entries of the desktop sidebar. */
export default function AccountMenu({ id, at }: ListProps) {
  const { t } = useLingui();
  const member = useMachineSelector('session', selectMember);
  const desktop = useIsDesktop();
  const head = member && (
    <>
      <b>{member.account}</b>
      <small>{member.currency}</small>
    </>
  );
  return (
    <MenuWithLanguages id={id} at={at} label={t`Account`} head={head}>
      {(onLanguages) => (
        <>
          {!desktop && <SidebarEntries onLanguages={onLanguages} />}
          <NavList>{member ? <MemberEntries /> : <SignInEntry />}</NavList>
        </>
      )}
    </MenuWithLanguages>
  );
}

interface MenuProps extends Pick<PopoverProps, 'id' | 'at' | 'label' | 'head'> {
  children: (onLanguages: () => void) => ReactNode;
}

/** A menu in which the languages take the place of the entries, until it closes. */
export function MenuWithLanguages({ children, ...popover }: MenuProps) {
  const [languages, setLanguages] = useState(false);
  // Loaded before the pressed entry gives way, which would leave the focus nowhere.
  const openLanguages = async () => setLanguages(await LanguageChoices.preload());
  return (
    <Popover
      {...popover}
      openOnMount
      onToggle={({ newState }) => newState === 'closed' && setLanguages(false)}
    >
      {languages ? <LanguageChoices takesFocus /> : children(() => void openLanguages())}
    </Popover>
  );
}

/** Entries of the desktop's sidebar that a phone has in a menu. */
export function SidebarEntries({ onLanguages }: { onLanguages: () => void }) {
  return (
    <NavList>
      <PromotionsEntry />
      <NavEntry icon={<Handshake />} render={<OfferedLink feature="sponsor" to="/sponsor" />}>
        <Trans>Sponsor</Trans>
      </NavEntry>
      <NavEntry icon={<Help />} render={<OfferedLink feature="help" to="/faq" />}>
        <Trans>Help</Trans>
      </NavEntry>
      <CustomerServiceEntry icon={<Headset />} />
      <NavEntry
        icon={<Globe />}
        aside={languageNames[currentLanguage()]}
        render={<button type="button" data-keep-open onClick={onLanguages} />}
      >
        <Trans>Language</Trans>
      </NavEntry>
    </NavList>
  );
}

function MemberEntries() {
  const send = useSend('session');
  const forced = useMachineSelector('passwordChange', selectForced);
  const sendPasswordChange = useSend('passwordChange');
  const onBreak = useOnBreak();
  return (
    <>
      <NavEntry icon={<User />} render={<AreaLink area="user" />}>
        <Trans>My account</Trans>
      </NavEntry>
      <NavEntry icon={<Mail />} render={<AreaLink area="user" page="Letter" />}>
        <Trans>Letters</Trans>
      </NavEntry>
      {!onBreak && (
        <NavEntry icon={<Banknote />} render={<AreaLink area="fastPayment" />}>
          <Trans>Deposit</Trans>
        </NavEntry>
      )}
      <NavEntry icon={<ArrowUp />} render={<AreaLink area="user" page="Withdrawal" />}>
        <Trans>Withdraw</Trans>
      </NavEntry>
      <Suspense>
        <SurplusEntry />
      </Suspense>
      <NavEntry icon={<Receipt />} render={<AreaLink area="user" page="Transaction" />}>
        <Trans>Bets</Trans>
      </NavEntry>
      <NavEntry icon={<Timer />} render={<AreaLink area="user" page="PlayLimits" />}>
        <Trans>Play limits</Trans>
      </NavEntry>
      <NavEntry icon={<Users />} render={<AreaLink area="proxy" />}>
        <Trans>Agents</Trans>
      </NavEntry>
      {!forced && (
        <NavEntry
          icon={<KeyRound />}
          render={<button type="button" onClick={() => sendPasswordChange({ type: 'password.change' })} />}
        >
          <Trans>Change password</Trans>
        </NavEntry>
      )}
      <NavEntry
        icon={<LogOut />}
        render={<button type="button" onClick={() => send({ type: 'session.signOut' })} />}
      >
        <Trans>Sign out</Trans>
      </NavEntry>
    </>
  );
}

function SignInEntry() {
  const send = useSend('signIn');
  return (
    <NavEntry
      icon={<LogIn />}
      render={<button type="button" onClick={() => send({ type: 'signIn.open' })} />}
    >
      <Trans>Sign in</Trans>
    </NavEntry>
  );
}
