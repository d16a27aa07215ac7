import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { PhonePageHeader } from './PhonePageHeader.tsx';
import { useMemberPage } from './use-member-page.ts';

/** Entries of the phone's header for a member. */
export default function PhoneMember() {
  const page = useMemberPage();
  if (page && !page.isOverview) return <PhonePageHeader title={page.title} />;
  return (
    <>
      <LettersButton />
      <MemberWallet />
    </>
  );
}
