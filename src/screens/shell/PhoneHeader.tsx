import { Link } from '@tanstack/react-router';
import { selectMember } from '#machines/session.machine.ts';
import { useMachine } from '../../actors/context.tsx';
import { siteTitle } from '../../site/locale.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Header } from '../../ui/Frame.tsx';
import { MemberWallet } from './MemberWallet.tsx';
import { SignInButton } from './SignInButton.tsx';

export function PhoneHeader() {
  const isMember = useMachine('session', (snapshot) => selectMember(snapshot) !== null);
  return (
    <Header start={<Brand name={siteTitle()} compact={isMember} render={<Link to="/" />} />}>
      {isMember ? <MemberWallet /> : <SignInButton />}
    </Header>
  );
}
