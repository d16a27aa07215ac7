import { Trans, useLingui } from '@lingui/react/macro';
import { selectMember } from '#machines/session/session.selectors.ts';
import { useMachineSelector } from '#src/actors/machines.tsx';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { LazyMenu } from '#src/components/LazyMenu.tsx';
import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { RedEnvelopeButton } from '#src/components/RedEnvelopeButton.tsx';
import { useAreaPage } from '#src/components/use-area-page.ts';
import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { Avatar } from '#src/ui/Avatar.tsx';
import { Button } from '#src/ui/elements.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { PlayClock } from './PlayClock.tsx';

const AccountMenu = lazyComponent(() => import('./AccountMenu.tsx'));

/** Entries of the desktop's header for a member. */
export default function DesktopMember() {
  const { t } = useLingui();
  const member = useMachineSelector('session', selectMember);
  const page = useAreaPage();
  return (
    <>
      <PlayClock />
      <RedEnvelopeButton layout="desktop" />
      <LettersButton />
      <MemberWallet>
        {!page && (
          <Button render={<AreaLink area="user" page="MyWallet" />}>
            <Trans>Wallet</Trans>
          </Button>
        )}
      </MemberWallet>
      {/* The member centre's pages have their own. */}
      {!page && <DepositButton />}
      <LazyMenu list={AccountMenu} at="header" preload>
        {(open) => <Avatar label={t`Account menu`} name={member?.account ?? ''} render={open} />}
      </LazyMenu>
    </>
  );
}
