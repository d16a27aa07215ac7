import { Trans, useLingui } from '@lingui/react/macro';
import { selectMember } from '#machines/selectors.ts';
import { useMachine } from '../../actors/context.tsx';
import { Button } from '../../ui/Button.tsx';
import { Face } from '../../ui/Face.tsx';
import { Header } from '../../ui/Frame.tsx';
import { AreaLink } from './AreaLink.tsx';
import { HouseSearch } from './HouseSearch.tsx';
import { JoinButton } from './JoinButton.tsx';
import { LettersButton } from './LettersButton.tsx';
import { MemberWallet } from './MemberWallet.tsx';
import { OnDemand } from './OnDemand.tsx';
import { ReturnIcon } from './ReturnBalances.tsx';
import { SignInButton } from './SignInButton.tsx';

const loadAccount = () => import('./AccountList.tsx');

export function DesktopHeader() {
  const { t } = useLingui();
  const member = useMachine('session', selectMember);
  return (
    <Header start={<HouseSearch />}>
      {member ? (
        <>
          <LettersButton />
          <MemberWallet>
            <ReturnIcon />
            <Button render={<AreaLink area="user" />}>
              <Trans>Wallet</Trans>
            </Button>
          </MemberWallet>
          <OnDemand load={loadAccount} at="header" early>
            {(open) => <Face label={t`Account menu`} name={member.account} render={open} />}
          </OnDemand>
        </>
      ) : (
        <>
          <SignInButton />
          <JoinButton />
        </>
      )}
    </Header>
  );
}
