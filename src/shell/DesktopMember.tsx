import { Trans } from '@lingui/react/macro';
import { AreaLink } from '#src/components/AreaLink.tsx';
import { DepositButton } from '#src/components/DepositButton.tsx';
import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { RedEnvelopeButton } from '#src/components/RedEnvelopeButton.tsx';
import { useAreaPage } from '#src/components/use-area-page.ts';
import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { Button } from '#src/ui/elements.tsx';
import { AccountMenuButton } from './AccountMenuButton.tsx';
import { PlayClock } from './PlayClock.tsx';

/** Entries of the desktop's header for a member. */
export default function DesktopMember() {
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
      <AccountMenuButton />
    </>
  );
}
