import { Trans, useLingui } from '@lingui/react/macro';
import { selectMember } from '#machines/selectors.ts';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { OnDemand } from '#src/components/LazyMenu.tsx';
import { JoinButton } from '#src/components/RegisterButton.tsx';
import { ReturnIcon } from '#src/components/ReturnBalances.tsx';
import { SignInButton } from '#src/components/SignInButton.tsx';
import { HouseSearch } from '#src/features/catalogue/GlobalSearch.tsx';
import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { MemberWallet } from '#src/features/wallet/MemberWallet.tsx';
import { Header } from '#src/ui/AppLayout.tsx';
import { Face } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMachine } from '../context.tsx';

const loadAccount = () => import('./AccountMenu.tsx');

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
