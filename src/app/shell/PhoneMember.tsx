import { LettersButton } from '#src/features/letters/LettersButton.tsx';
import { MemberWallet } from '#src/features/wallet/MemberWallet.tsx';

/** Entries of the phone's header for a member. */
export default function PhoneMember() {
  return (
    <>
      <LettersButton />
      <MemberWallet />
    </>
  );
}
