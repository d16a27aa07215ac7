import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import Plus from 'lucide-react/icons/plus';
import { selectMember } from '#machines/session.machine.ts';
import { useMachine } from '../../actors/context.tsx';
import { site } from '../../site/site.ts';
import { Brand } from '../../ui/Brand.tsx';
import { Button } from '../../ui/Button.tsx';
import { Header } from '../../ui/Frame.tsx';
import { MemberWallet } from './MemberWallet.tsx';
import { SignInButton } from './SignInButton.tsx';

export function PhoneHeader() {
  const { t } = useLingui();
  const isMember = useMachine('session', (snapshot) => selectMember(snapshot) !== null);
  return (
    <Header start={<Brand name={site.siteName} compact={isMember} render={<Link to="/" />} />}>
      {isMember ? (
        <>
          <MemberWallet />
          <Button kind="lit" shape="square" render={<Link to="/user" aria-label={t`Deposit`} />}>
            <Plus />
          </Button>
        </>
      ) : (
        <SignInButton />
      )}
    </Header>
  );
}
