import { DepositButton } from '#src/components/DepositButton.tsx';
import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { useAreaPage } from '#src/components/use-area-page.ts';
import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { PlayClock } from './PlayClock.tsx';

const PhonePageHeader = lazyComponent(() => import('./PhonePageHeader.tsx'));

/** Entries of the phone's header for a member. */
export default function PhoneMember() {
  const page = useAreaPage();
  if (page && !page.isOverview) return <PhonePageHeader {...page} />;
  return (
    <>
      <PlayClock />
      <LettersButton />
      <MemberWallet />
      {!page && <DepositButton compact />}
    </>
  );
}
