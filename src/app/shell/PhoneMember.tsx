import { MemberWallet } from '#src/components/MemberWallet.tsx';
import { LettersButton } from '#src/features/letters/LettersButton.tsx';

/** Entries of the phone's header for a member. */
export default function PhoneMember() {
  return (
    <>
      <LettersButton />
      <MemberWallet />
    </>
  );
}
